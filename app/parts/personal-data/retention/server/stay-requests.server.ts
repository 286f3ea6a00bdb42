import { type Selectable, sql } from "kysely";
import type { StayRequestsTable } from "#app/parts/personal-data/personal-data.tables.server.ts";
import {
  type AskedName,
  questionsPerDay,
  reminderDays,
  silenceDays,
} from "#app/parts/personal-data/retention/retention.messages.ts";
import { endLinks } from "#server/access-links.ts";
import { removeBinned } from "#server/bin/empty-bin.ts";
import type { Db } from "#server/db/connect.ts";
import {
  type Condition,
  findIn,
  lastTouch,
  type RetentionRule,
  removedAtOnce,
  stillDue,
} from "#server/retention-term.ts";
import { type Question, queueQuestion } from "./stay-mail.server.ts";

/*
 * People who registered long ago are asked by mail whether they stay: KEEP-04. Silence counts from when a mail was really
 * sent. Whoever cannot be asked is never removed.
 */

const day = 24 * 60 * 60 * 1000;
type StayRequest = Selectable<StayRequestsTable>;

const isSilent: (name: AskedName) => Condition =
  (name) =>
  ({ cutoff }) =>
    sql`${lastTouch} < ${cutoff} and email <> ''
      and not exists (select 1 from stay_requests s where s.name = ${name} and s.row_id = ${sql.table(name)}.id)`;

/** The rule of people who are asked: what is due gets a mail, and nothing is removed by this step. */
export const askedRows = (name: AskedName): RetentionRule => ({
  find: findIn(name, isSilent(name)),
  remove: async (trx, due, found) => {
    const { asked } = await trx
      .selectFrom("stay_requests")
      .select((select) => select.fn.countAll<number>().as("asked"))
      .where("asked_at", ">", new Date(due.now.getTime() - day / 2).toISOString())
      .executeTakeFirstOrThrow();
    const ids = await stillDue(trx, name, isSilent(name)(due), found);
    for (const id of ids.slice(0, Math.max(0, questionsPerDay - asked))) {
      const person = await readPerson(trx, name, id);
      if (person) await ask(trx, due, { name, rowId: id, ...person });
    }
    return 0;
  },
});

type Person = Pick<Question["person"], "email" | "personName" | "received" | "language">;

async function readPerson(trx: Db, name: AskedName, id: number): Promise<Person | undefined> {
  const column = name === "registrations" ? "name" : "full_name";
  const { rows } =
    await sql<Person>`select email, ${sql.ref(column)} as "personName", received_at as received, language
    from ${sql.table(name)} where id = ${id}`.execute(trx);
  return rows[0];
}

type Asked = Person & { name: AskedName; rowId: number };

async function ask(trx: Db, { now, siteUrl }: Pick<Question, "now" | "siteUrl">, person: Asked) {
  const { id } = await trx
    .insertInto("stay_requests")
    .values({ name: person.name, row_id: person.rowId, asked_at: now.toISOString(), mail_id: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const mail_id = await queueQuestion(trx, { now, siteUrl, person, requestId: id, again: false });
  await trx.updateTable("stay_requests").set({ mail_id }).where("id", "=", id).execute();
}

/** One person's question, a step further. @returns whether the person was removed */
async function follow(
  trx: Db,
  { now, siteUrl, cutoff }: { now: Date; siteUrl: string; cutoff: string },
  request: StayRequest,
): Promise<boolean> {
  const time = now.toISOString();
  const set = (values: Partial<Omit<StayRequest, "id">>) =>
    trx.updateTable("stay_requests").set(values).where("id", "=", request.id).execute();
  const { rows } = await sql<{ touched: string }>`select ${lastTouch} as touched
    from ${sql.table(request.name)} where id = ${request.row_id}`.execute(trx);
  const [row] = rows;
  // Gone, or staff have heard of the person since, or the term is longer now.
  if (!row || row.touched >= request.asked_at || row.touched >= cutoff) {
    await endRequest(trx, request.id);
    return false;
  }
  if (request.mailed_at === null) {
    await set(await outcomeOf(trx, now, request.mail_id, "mailed_at"));
    return false;
  }
  const isOver = (since: string, days: number) => Date.parse(since) + days * day <= now.getTime();
  if (request.reminder_id === null) {
    const person = isOver(request.mailed_at, silenceDays)
      ? await readPerson(trx, request.name, request.row_id)
      : undefined;
    if (!person) return false;
    const asked = { ...person, name: request.name, rowId: request.row_id };
    const question = { now, siteUrl, person: asked, requestId: request.id, again: true };
    await set({ reminder_id: await queueQuestion(trx, question) });
    return false;
  }
  if (request.reminded_at === null) {
    await set(await outcomeOf(trx, now, request.reminder_id, "reminded_at"));
    return false;
  }
  if (!isOver(request.reminded_at, reminderDays)) return false;
  return removePerson(trx, request, time);
}

/** Whether a mail has gone out. Of one that cannot be sent, or is not there any more, nothing follows. */
async function outcomeOf(
  trx: Db,
  now: Date,
  mailId: number,
  column: "mailed_at" | "reminded_at",
): Promise<Partial<Pick<StayRequest, "mailed_at" | "reminded_at" | "failed_at">>> {
  const mail = await trx
    .selectFrom("outbox")
    .select(["state", "sent_at"])
    .where("id", "=", mailId)
    .executeTakeFirst();
  if (mail?.state === "sent") return { [column]: mail.sent_at, failed_at: null };
  return { failed_at: mail?.state === "queued" ? null : now.toISOString() };
}

/** Deletes the row of a person, who may have said so or said nothing. Call it in a transaction. @returns whether it was there */
export async function removePerson(
  trx: Db,
  { id, name, row_id: rowId }: Pick<StayRequest, "id" | "name" | "row_id">,
  /** Only if nobody has worked on the row since. */
  untouchedSince?: string,
): Promise<boolean> {
  if (name === "blood_donors") await trx.deleteFrom("donor_calls").where("donor_id", "=", rowId).execute();
  const since = untouchedSince === undefined ? sql`1 = 1` : sql`${lastTouch} < ${untouchedSince}`;
  const gone = await sql`delete from ${sql.table(name)} where id = ${rowId} and ${since}`.execute(trx);
  // Staff may have deleted it since the question: then it goes from the bin.
  const inBin = name === "registrations" && (await removeBinned(trx, "registration", rowId));
  await endRequest(trx, id);
  return inBin || (gone.numAffectedRows ?? 0n) > 0n;
}

/** The person stays, or is not there any more: the question is over, and its links open nothing. */
async function endRequest(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("stay_requests").where("id", "=", id).execute();
  await endLinks(trx, ["stay"], [id]);
}

/** Goes on with the next questions that were asked. @returns how many people were removed, and up to which number */
export async function followRequests(
  trx: Db,
  name: AskedName,
  due: { now: Date; siteUrl: string; cutoff: string },
  after: number,
): Promise<{ removed: number; next: number | undefined }> {
  const requests = await trx
    .selectFrom("stay_requests")
    .selectAll()
    .where("name", "=", name)
    .where("id", ">", after)
    .orderBy("id")
    .limit(removedAtOnce)
    .execute();
  let removed = 0;
  for (const request of requests) if (await follow(trx, due, request)) removed += 1;
  return { removed, next: requests.length < removedAtOnce ? undefined : requests.at(-1)?.id };
}

/** A person stays: their time begins anew. Call it in a transaction. @returns whether the row is still there */
export async function keepPerson(trx: Db, now: Date, name: AskedName, rowId: number): Promise<boolean> {
  const kept = await trx
    .updateTable(name as "registrations")
    .set({ touched_at: now.toISOString() })
    .where("id", "=", rowId)
    .executeTakeFirst();
  const requests = await trx
    .selectFrom("stay_requests")
    .select("id")
    .where("name", "=", name)
    .where("row_id", "=", rowId)
    .execute();
  for (const { id } of requests) await endRequest(trx, id);
  return kept.numUpdatedRows > 0n;
}

/** Answers wait for somebody: neither stayed nor removed. */
export async function countAsked(db: Db): Promise<number> {
  const { asked } = await db
    .selectFrom("stay_requests")
    .select((select) => select.fn.countAll<number>().as("asked"))
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  return asked;
}
