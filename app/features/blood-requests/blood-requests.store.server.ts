import type { Selectable } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { BloodRequestsTable } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import type { BloodRequestForm } from "./blood-requests.schema.ts";

export type BloodRequestRow = Selectable<BloodRequestsTable>;

/** Keeps a request for blood. */
export async function createBloodRequest(db: Db, form: BloodRequestForm, now: Date): Promise<void> {
  const { bloodGroup, units, hospital, city, neededBy, contactName, phone, remarks } = form;
  await db
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
      received_at: now.toISOString(),
      search_text: searchText(bloodGroup, hospital, city, contactName, phone, remarks),
    })
    .execute();
}
