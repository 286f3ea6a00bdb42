import type { Access } from "#app/contract/permissions.ts";
import type { Db } from "./db/connect.ts";
import { requireLiveSession } from "./db/live-session.ts";
import { searchText } from "./db/search.ts";

const secret = /password|token|hash/i;
/** A longer text is cut. A post's text, the longest that staff write, is kept whole. */
const maxTextLength = 200_000;
/** Of each text, and of all that a change wrote, only the beginning is searched. */
const maxSearched = 2000;
const maxNameLength = 200;

export type Change = {
  action: "create" | "update" | "delete" | "sign in" | "sign out" | (string & {});
  /** The feature's noun: "blog post", "event" ... */
  noun: string;
  id: number | string;
  /** What the record is called: its title, name or reference in `after` or `before`, if it is not given. */
  name?: string;
  before?: object;
  after?: object;
};

/** Who acts: the session of a signed-in user, whole; or a visitor, or an account that has just proved its password. */
export type Actor =
  | {
      userId: number;
      name: string;
      tokenHash: string;
      access: Access;
      /** Who asked for what this user approves: the entry names both. */
      approves?: { askedBy: string };
    }
  | Unsigned;
type Unsigned = { userId: number | null; name: string; tokenHash?: undefined; approves?: undefined };

/**
 * Records who did what. Call it in the transaction of the change. Of an update only the changed fields are
 * recorded; of fields that may be secrets only that they changed. Of a signed-in user it makes sure that the session
 * still lives, so that no change of staff outlives it.
 * @param who the session; or the user, with id null for visitors
 * @throws SessionEndedError, PermissionLostError, which take back what the transaction has done
 */
export async function recordChange(
  trx: Db,
  now: Date,
  who: Actor,
  { action, noun, id, before, after: changed, name = nameIn(changed, before) }: Change,
): Promise<void> {
  const both = who.approves && { asked_by: who.approves.askedBy, approved_by: who.name };
  const after = both ? { ...changed, ...both } : changed;
  if (who.tokenHash !== undefined) await requireLiveSession(trx, who);
  const [was, is] = before && after ? differing(before, after) : [before, after];
  await trx
    .insertInto("audit_log")
    .values({
      at: now.toISOString(),
      user_id: who.userId,
      user_name: who.name,
      action,
      noun,
      noun_id: String(id),
      name: name.slice(0, maxNameLength),
      search_text: searchText(
        ...[who.name, action, noun, String(id), name.slice(0, maxNameLength)],
        ...[was && values(was), is && values(is)],
      ),
      before: was ? JSON.stringify(presentable(was, maxTextLength)) : null,
      after: is ? JSON.stringify(presentable(is, maxTextLength)) : null,
    })
    .execute();
}

/** By which a record is known. No address or phone: they are a person's. */
const nameFields = ["title", "title_ur", "headline", "name", "reference"];

/** The record's name after the change or, if it went, before. */
export function nameIn(after: object | null | undefined, before: object | null | undefined): string {
  for (const fields of [after, before]) {
    const values = new Map<string, unknown>(Object.entries(fields ?? {}));
    for (const field of nameFields) {
      const value = values.get(field);
      if (typeof value === "string" && value.trim() !== "") return value;
    }
  }
  return "";
}

/** Writes an entry's fields anew, when a person's words are taken out of it; what happened, when and by whom stays. */
export async function rewriteChange(
  trx: Db,
  id: number,
  { name, before, after }: { name: string; before: object | null; after: object | null },
): Promise<void> {
  const { user_name, action, noun, noun_id } = await trx
    .selectFrom("audit_log")
    .select(["user_name", "action", "noun", "noun_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const json = (fields: unknown) => (fields ? JSON.stringify(fields) : null);
  const shown = [before, after].map((fields) => (fields ? values(fields) : undefined));
  await trx
    .updateTable("audit_log")
    .set({
      name,
      before: json(before),
      after: json(after),
      search_text: searchText(user_name, action, noun, noun_id, name, ...shown),
    })
    .where("id", "=", id)
    .execute();
}

/** The actor of a failed attempt without an account. */
const notSignedIn = "Not signed in";
/** How many recent failures are searched for the one of this hour: far more than there are accounts. */
const latestFailures = 200;

/**
 * Records a wrong password. To bound the log, each account has one row per hour with a count, and all unknown
 * names share one. What was typed is not recorded: it may be a password in the wrong field, or a stranger's
 * address.
 * @param account the account that was tried; undefined when there is none
 */
export async function countFailure(
  db: Db,
  now: Date,
  action: "sign in" | "second factor" | "change password" | "confirm identity",
  account: { id: number; name: string } | undefined,
): Promise<void> {
  const noun = "failure";
  const { id, name } = account ?? { id: 0, name: "No known account" };
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom(
        trx
          .selectFrom("audit_log")
          .select(["id", "at", "action", "noun_id", "after"])
          .where("noun", "=", noun)
          .orderBy("id", "desc")
          .limit(latestFailures)
          .as("latest"),
      )
      .select(["id", "after"])
      .where("action", "=", action)
      .where("noun_id", "=", String(id))
      .where("at", ">=", hour.toISOString())
      .executeTakeFirst();
    const times = ((JSON.parse(row?.after ?? "{}") as { times?: number }).times ?? 0) + 1;
    const after = { account: name, times };
    if (!row) {
      return recordChange(trx, now, { userId: null, name: notSignedIn }, { action, noun, id, after });
    }
    await trx
      .updateTable("audit_log")
      .set({ after: JSON.stringify(after) })
      .where("id", "=", row.id)
      .execute();
  });
}

/** The beginnings of the fields' texts, for the search. */
const values = (fields: object) => JSON.stringify(presentable(fields, maxSearched)).slice(0, maxSearched);

function differing(before: object, after: object): [object, object] {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  const former = new Map(Object.entries(before));
  for (const [field, value] of Object.entries(after)) {
    // What a save does not name stays as it is.
    if (value === undefined || JSON.stringify(former.get(field)) === JSON.stringify(value)) continue;
    was[field] = former.get(field);
    is[field] = value;
  }
  return [was, is];
}

/** What may be shown of the fields, each text up to a length. */
function presentable(fields: object, maxLength: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      secret.test(field) ? "(not shown)" : shortened(value, maxLength),
    ]),
  );
}

/** A value in which no text, at any depth, is longer than `maxLength`. */
export function shortened(value: unknown, maxLength: number): unknown {
  if (typeof value === "string") return value.length > maxLength ? `${value.slice(0, maxLength)}…` : value;
  if (Array.isArray(value)) return value.map((item) => shortened(item, maxLength));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item, maxLength)]));
}
