import { expressionBuilder, sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { BloodGroup } from "#app/lib/blood-groups.ts";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import type { Database } from "#server/db/schema.ts";
import { searchTexts } from "#server/db/search.ts";
import { type BloodRequestForm, neededAt } from "./blood-requests.form.ts";
import {
  askedAfterDays,
  deskDay,
  hoursToAnswer,
  type RequestState,
  requestReference,
} from "./blood-requests.messages.ts";
import { bloodRequestsTable } from "./blood-requests.table.ts";

/** Keeps a request for blood. Call it in a transaction. @returns its reference, by which it is found too */
export async function createBloodRequest(
  trx: Db,
  form: BloodRequestForm,
  now: Date,
  { language = "en", suspect = false }: { language?: Language; suspect?: boolean } = {},
): Promise<string> {
  const { bloodGroup, units, hospital, city, contactName, phone, email, remarks } = form;
  const { day, time } = neededAt(form, karachiDay(now));
  const row = {
    blood_group: bloodGroup,
    units: Number(units),
    hospital,
    city,
    needed_by: day,
    needed_when: time,
    contact_name: contactName,
    phone,
    email,
    remarks,
    language,
    suspect: suspect ? (1 as const) : (0 as const),
    received_at: now.toISOString(),
  };
  const { id } = await trx
    .insertInto("blood_requests")
    .values({ ...row, search_text: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  // It is found by its number, too.
  const texts = searchTexts(bloodRequestsTable, row, requestReference(id));
  await trx.updateTable("blood_requests").set(texts).where("id", "=", id).execute();
  return requestReference(id);
}

/** So many requests are listed of those that are due, and of those past their day. */
const maxListed = 200;

/** What is needed today and later, the soonest first: at once, then by day, the night before the day's end. */
const dueRequests = (db: Db, today: string) =>
  db
    .selectFrom("blood_requests")
    .where("state", "=", "open")
    .where("needed_by", ">=", today)
    .orderBy(sql`case needed_when when 'now' then 0 else 1 end`)
    .orderBy("needed_by")
    .orderBy(sql`case needed_when when 'tonight' then 0 else 1 end`)
    .orderBy("id")
    .limit(maxListed);

/** What must be arranged before today ends. What was needed tonight still is until the night ends. */
export const neededToday = (db: Db, now: Date) =>
  db
    .selectFrom("blood_requests")
    .where("state", "=", "open")
    .where("needed_by", ">=", deskDay(now))
    .where("needed_by", "<=", karachiDay(now));

/** @param today the day of the desk */
export const listDueIds = async (db: Db, today: string): Promise<number[]> =>
  (await dueRequests(db, today).select("id").execute()).map(({ id }) => id);

/**
 * The open requests: those that are due, and those past their day, the latest first.
 * @param today the day of the desk
 */
export async function listOpenRequests(db: Db, today: string) {
  const due = await dueRequests(db, today).selectAll().execute();
  const ofPast = db.selectFrom("blood_requests").where("state", "=", "open").where("needed_by", "<", today);
  const past = await ofPast
    .selectAll()
    .orderBy("needed_by", "desc")
    .orderBy("id", "desc")
    .limit(maxListed)
    .execute();
  const { pastTotal } = await ofPast
    .select((select) => select.fn.countAll<number>().as("pastTotal"))
    .executeTakeFirstOrThrow();
  return { due, past, pastTotal };
}

export const findRequest = (db: Db, id: number) =>
  db.selectFrom("blood_requests").selectAll().where("id", "=", id).executeTakeFirst();

/** The donors who have agreed to come, by the request's number. */
export async function listPromises(db: Db, requestIds: readonly number[]) {
  if (requestIds.length === 0) return new Map<number | null, never[]>();
  const promised = await db
    .selectFrom("blood_donors")
    .select(["promised_request_id", "id", "full_name", "phone"])
    .where("promised_request_id", "in", requestIds)
    .orderBy("id")
    .execute();
  return Map.groupBy(promised, ({ promised_request_id }) => promised_request_id);
}

/** Requests in one state; without one all of them. */
export function filterRequests({ state }: { state?: RequestState }): InboxFilter {
  const where = expressionBuilder<Database, "blood_requests">();
  return state ? [where("state", "=", state)] : [];
}

/**
 * Sets the state of a request. One that is opened again past its day is needed today: it would stand among the past
 * ones, and close by itself. Call it in a transaction.
 * @returns what has changed, undefined when there is no such request
 */
export async function setRequestState(trx: Db, id: number, state: RequestState, now: Date) {
  if (!(await lockRow(trx, "blood_requests", "read_at", id))) return undefined;
  const { needed_by, ...before } = await trx
    .selectFrom("blood_requests")
    .select(["state", "needed_by"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const isLate = state === "open" && needed_by < deskDay(now);
  const after = { state, ...(isLate && { needed_by: karachiDay(now), needed_when: "day" as const }) };
  await trx
    .updateTable("blood_requests")
    .set({ ...after, ...(isLate && { closes_at: null }), touched_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
  await releaseDonors(trx);
  return { before, after };
}

/** Whoever is promised to a request that is closed may be called for another one. */
const releaseDonors = (trx: Db) =>
  trx
    .updateTable("blood_donors")
    .set({ promised_request_id: null })
    .where("promised_request_id", "in", (requests) =>
      requests.selectFrom("blood_requests").select("id").where("state", "=", "closed"),
    )
    .execute();

/** Closes the open requests past their day. Call it in a transaction. @returns how many */
export async function closePastRequests(trx: Db, now: Date): Promise<number> {
  const closed = await trx
    .updateTable("blood_requests")
    .set({ state: "closed", touched_at: now.toISOString() })
    .where("state", "=", "open")
    .where("needed_by", "<", deskDay(now))
    .executeTakeFirst();
  await releaseDonors(trx);
  return Number(closed.numUpdatedRows);
}

/** Closes those whose contact had time to answer. Call it in a transaction. @returns their numbers */
export async function closeAskedRequests(trx: Db, now: Date): Promise<number[]> {
  const closed = await trx
    .updateTable("blood_requests")
    .set({ state: "closed" })
    .where("state", "=", "open")
    .where("closes_at", "<=", now.toISOString())
    .returning("id")
    .execute();
  await releaseDonors(trx);
  return closed.map(({ id }) => id);
}

/** Open requests whose contact is to be asked, as their day was long enough ago. */
export async function listUnasked(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("blood_requests")
    .select("id")
    .where("state", "=", "open")
    .where("closes_at", "is", null)
    .where("needed_by", "<=", addDays(deskDay(now), -askedAfterDays))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Notes that a contact is asked, and when the request closes. Call it in a transaction.
 * @returns the request, undefined when it is not open any more or somebody else asks just now
 */
export const noteAsked = (trx: Db, id: number, now: Date) =>
  trx
    .updateTable("blood_requests")
    .set({ closes_at: new Date(now.getTime() + hoursToAnswer * 60 * 60 * 1000).toISOString() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .where("closes_at", "is", null)
    .returningAll()
    .executeTakeFirst();

/** Writes down the patient's group. Call it in a transaction. @returns what has changed, undefined when the request is gone */
export async function setRequestGroup(trx: Db, id: number, group: BloodGroup) {
  if (!(await lockRow(trx, "blood_requests", "read_at", id))) return undefined;
  const request = await trx
    .selectFrom("blood_requests")
    .select(["blood_group", "hospital", "city", "contact_name", "email", "phone", "remarks"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("blood_requests")
    .set({
      blood_group: group,
      ...searchTexts(bloodRequestsTable, { ...request, blood_group: group }, requestReference(id)),
    })
    .where("id", "=", id)
    .execute();
  return { before: { blood_group: request.blood_group }, after: { blood_group: group } };
}
