import type { Expression, SqlBool } from "kysely";
import { endLinks } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";

/* What is stored of a family beside its request for help, and how the family goes: FAMILY-21. */

/** What became of the requests that match, and when their photos came: for whoever asks what is stored of them. */
export async function findHelpParts(db: Db, isOf: Expression<SqlBool>) {
  const ids = db.selectFrom("help_requests").select("id").where(isOf);
  const events = await db
    .selectFrom("help_events")
    .select(["id", "request_id", "state", "at", "by_name", "note"])
    .where("request_id", "in", ids)
    .orderBy("id")
    .execute();
  const papers = await db
    .selectFrom("help_papers")
    .select(["id", "request_id", "at"])
    .where("request_id", "in", ids)
    .orderBy("id")
    .execute();
  return { events, papers };
}

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
): Promise<{ erased: number; papers: string[] }> {
  if (ids.length === 0) return { erased: 0, papers: [] };
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
  return { erased: ids.length, papers: gone.map(({ path }) => path) };
}
