import { endLinks } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";

/* What is stored of a family beside its request for help, and how the family goes: FAMILY-21. */

/** Empty, of a request that stays: nothing of it names or describes the family, and its commitment cannot be opened. */
const nobody = {
  asked_by: "",
  name: "",
  phone: "",
  cnic: "",
  city: "",
  city_key: "",
  area: "",
  words: "",
  consent: "",
  visit: "",
  zakat_answers: "",
  payee: "",
  pay_way: "" as const,
  account_number: "",
  account_title: "",
  reason: "",
  salt: "",
  search_text: "",
  suspect: 0 as const,
};

/**
 * Takes families out of their requests, with notes and papers. Where something was decided or given the row stays without
 * them: kind, district, number of people, state, days and decision. The others go. What was paid stays sealed, and is no
 * longer tied to them: AID-06. Call it in a transaction.
 * @returns how many went or were emptied, and the papers, whose files go after the commit
 */
export async function eraseHelpRequests(
  trx: Db,
  ids: readonly number[],
  now: Date,
): Promise<{ erased: number; files: string[] }> {
  if (ids.length === 0) return { erased: 0, files: [] };
  const gone = await trx.deleteFrom("help_papers").where("request_id", "in", ids).returning("path").execute();
  await endLinks(trx, ["help papers"], [...ids]);
  await trx
    .updateTable("payouts")
    .set({ help_request_id: null })
    .where("help_request_id", "in", ids)
    .execute();
  await trx
    .deleteFrom("help_requests")
    .where("id", "in", ids)
    .where("helped_on", "is", null)
    .where("decision_paisa", "is", null)
    .execute();
  await trx.updateTable("help_events").set({ note: "" }).where("request_id", "in", ids).execute();
  await trx
    .updateTable("help_requests")
    .set({ ...nobody, erased_at: now.toISOString() })
    .where("id", "in", ids)
    .execute();
  return { erased: ids.length, files: gone.map(({ path }) => path) };
}
