import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import type { HelpDecision } from "#app/parts/help/help-desk.schema.ts";
import { readLimit } from "#server/approvals.ts";
import type { Db } from "#server/db/connect.ts";
import type { Fault } from "#server/refusal.ts";
import {
  addHelpEvent,
  type By,
  createHelpRequest,
  findHelpRequest,
  type HelpRow,
} from "./help.store.server.ts";

/* Help for a family that cannot wait for the visit: FAMILY-13b, decision 132. */

type Approved = Extract<HelpDecision, { outcome: "approved" }>;

export const findFirstAid = (db: Db, { id }: Pick<HelpRow, "id">) =>
  db
    .selectFrom("help_requests")
    .select(["id", "reference"])
    .where("first_aid_of", "=", id)
    .executeTakeFirst();

/** Why so much is not decided upon before the visit. @param row locked */
export async function faultOfFirstAid(
  trx: Db,
  row: HelpRow,
  { amount, months }: Approved,
): Promise<Fault | undefined> {
  const refuse = (message: string): Fault => ({ status: 409, message });
  const limit = await readLimit(trx, "firstAid");
  if (!limit) return refuse(messages.notVisited);
  const given = await findFirstAid(trx, row);
  if (given) return refuse(messages.firstAidGiven(given.reference));
  return months > 1 || amount > limit ? refuse(messages.firstAid(limit)) : undefined;
}

/**
 * The case that the first aid of a request is: its payment is made, sealed and closed like any other, while the request goes
 * on to its visit and its decision.
 */
export async function openFirstAid(trx: Db, now: Date, row: HelpRow, by: By): Promise<HelpRow> {
  const said = {
    kind: row.kind,
    for_whom: row.for_whom,
    asked_by: row.asked_by,
    name: row.name,
    phone: row.phone,
    cnic: row.cnic,
    city: row.city,
    area: row.area,
    household: row.household,
    words: row.words,
    language: row.language,
    channel: row.channel,
    consent: row.consent,
    suspect: 0 as const,
  };
  const { id, reference } = await createHelpRequest(trx, now, said, by);
  await trx
    .updateTable("help_requests")
    .set({ first_aid_of: row.id, consented_at: row.consented_at, district: row.district })
    .where("id", "=", id)
    .execute();
  const note = messages.firstAidOpened(reference);
  await addHelpEvent(trx, now, { request_id: row.id, state: row.state, by, note });
  const opened = await findHelpRequest(trx, id);
  if (!opened) throw new Error(`Help request ${id} is gone within its transaction`);
  return opened;
}
