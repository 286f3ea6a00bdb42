import type { Insertable, Selectable } from "kysely";
import { leafSalt, randomText } from "#app/features/giving/ledger/references.server.ts";
import { cityKey, cityNames, englishCity } from "#app/lib/city-key.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { phoneKey, phoneText } from "#app/lib/phone.ts";
import type { HelpState } from "#app/parts/help/help.messages.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";

export type HelpRow = Selectable<Database["help_requests"]>;

type Person = Pick<HelpRow, "name" | "asked_by" | "phone" | "cnic" | "city" | "area">;

/** What follows from a person's fields, and is stored with them. @param row its phone as `phoneKey` makes it */
const derived = (row: Person & { reference: string }) => ({
  city_key: cityKey(row.city),
  search_text: searchText(
    ...[row.reference, row.name, row.asked_by, row.phone, phoneText(row.phone), row.cnic],
    ...[...cityNames(row.city), row.area],
  ),
});

/** What a new request says. The phone is as it was typed. */
export type NewHelpRequest = Person &
  Pick<
    Insertable<Database["help_requests"]>,
    "kind" | "for_whom" | "household" | "words" | "language" | "channel" | "suspect" | "consent"
  >;

/** Who changes a request: null for its form. */
export type By = { id: number | null; name: string };

/** Keeps a new request with its first event. Call it in a transaction. */
export async function createHelpRequest(
  trx: Db,
  now: Date,
  { phone: typed, ...said }: NewHelpRequest,
  by: By,
): Promise<{ id: number; reference: string }> {
  // 50 random bits, which nobody guesses.
  const reference = `HELP-${randomText(10)}`;
  const phone = phoneKey(typed);
  const at = now.toISOString();
  const { id } = await trx
    .insertInto("help_requests")
    .values({
      ...said,
      phone,
      reference,
      district: englishCity(said.city),
      ...derived({ ...said, phone, reference }),
      consented_at: at,
      salt: leafSalt(),
      created_at: at,
      created_on: karachiDay(now),
      touched_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addHelpEvent(trx, now, { request_id: id, state: "new", by });
  return { id, reference };
}

/** The same words of the same phone within a day are the same request: a form that was sent again over a weak network. */
export async function findSameRequest(
  trx: Db,
  now: Date,
  { phone, kind, words, name }: Pick<NewHelpRequest, "phone" | "kind" | "words" | "name">,
): Promise<{ id: number; reference: string } | undefined> {
  return trx
    .selectFrom("help_requests")
    .select(["id", "reference"])
    .where("phone", "=", phoneKey(phone))
    .where("kind", "=", kind)
    .where("words", "=", words ?? "")
    .where("name", "=", name)
    .where("created_at", ">", new Date(now.getTime() - dayMs).toISOString())
    .where("state", "=", "new")
    .executeTakeFirst();
}
const dayMs = 24 * 60 * 60 * 1000;

export async function addHelpEvent(
  trx: Db,
  now: Date,
  { request_id, state, by, note = "" }: { request_id: number; state: HelpState; by: By; note?: string },
): Promise<void> {
  await trx
    .insertInto("help_events")
    .values({ request_id, state, at: now.toISOString(), by_id: by.id, by_name: by.name, note })
    .execute();
}

export const findHelpRequest = (db: Db, id: number): Promise<HelpRow | undefined> =>
  db.selectFrom("help_requests").selectAll().where("id", "=", id).executeTakeFirst();

export const findByReference = (db: Db, reference: string): Promise<HelpRow | undefined> =>
  db.selectFrom("help_requests").selectAll().where("reference", "=", reference).executeTakeFirst();

/** So often a request may have been joined to another. */
const maxJoined = 20;

/** The request that goes on: itself, or the one to which staff have joined it. */
export async function findCurrentRequest(db: Db, row: HelpRow): Promise<HelpRow> {
  let current = row;
  for (let step = 0; step < maxJoined && current.joined_to !== null; step += 1)
    current = (await findHelpRequest(db, current.joined_to)) ?? current;
  return current;
}

/** A request that nobody else changes until the transaction ends; undefined: there is none. */
export async function lockHelpRequest(trx: Db, id: number): Promise<HelpRow | undefined> {
  return (await lockRow(trx, "help_requests", "kind", id)) ? findHelpRequest(trx, id) : undefined;
}

type Changes = Partial<Omit<HelpRow, "id" | "version" | "reference" | "salt" | "created_at" | "created_on">>;

/**
 * Changes a locked request and writes the event. What ends it says since when nothing more is to be done.
 * @param note of the event, for staff
 */
export async function changeHelpRequest(
  trx: Db,
  now: Date,
  before: HelpRow,
  { by, note = "", ...changes }: Changes & { by: By; note?: string },
): Promise<void> {
  const at = now.toISOString();
  const state = changes.state ?? before.state;
  const isOver = state === "declined" || state === "referred" || state === "closed";
  await trx
    .updateTable("help_requests")
    .set({
      ...changes,
      ...derived({ ...before, ...changes }),
      touched_at: at,
      closed_at: isOver ? (before.closed_at ?? at) : null,
      version: before.version + 1,
    })
    .where("id", "=", before.id)
    .execute();
  await addHelpEvent(trx, now, { request_id: before.id, state, by, note });
}
