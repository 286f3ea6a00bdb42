import { expressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { cityNames } from "#app/lib/city-key.ts";
import type { Db } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Database } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import type { BloodRequestForm } from "./blood-requests.form.ts";
import { type RequestState, requestReference } from "./blood-requests.messages.ts";

/** Keeps a request for blood. Call it in a transaction. @returns its reference, by which it is found too */
export async function createBloodRequest(
  trx: Db,
  form: BloodRequestForm,
  now: Date,
  { language = "en", suspect = false }: { language?: Language; suspect?: boolean } = {},
): Promise<string> {
  const { bloodGroup, units, hospital, city, neededBy, contactName, phone, remarks } = form;
  const texts = searchText(bloodGroup, hospital, ...cityNames(city), contactName);
  const { id } = await trx
    .insertInto("blood_requests")
    .values({
      blood_group: bloodGroup,
      units: Number(units),
      hospital,
      city,
      needed_by: neededBy,
      contact_name: contactName,
      phone,
      remarks,
      language,
      suspect: suspect ? 1 : 0,
      received_at: now.toISOString(),
      search_text: texts,
      search_phones: searchText(phone),
      search_medical: searchText(remarks),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const reference = requestReference(id);
  const search_text = `${searchText(reference)}\n${texts}`;
  await trx.updateTable("blood_requests").set({ search_text }).where("id", "=", id).execute();
  return reference;
}

/** Requests in one state; without one all of them. */
export function filterRequests({ state }: { state?: RequestState }): InboxFilter {
  const where = expressionBuilder<Database, "blood_requests">();
  return state ? [where("state", "=", state)] : [];
}

/** Call it in a transaction. @returns the state before, undefined when there is no such request */
export async function setRequestState(db: Db, id: number, state: RequestState, now: Date) {
  if (!(await lockRow(db, "blood_requests", "read_at", id))) return undefined;
  const before = await db
    .selectFrom("blood_requests")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("blood_requests")
    .set({ state, touched_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
  return before;
}
