import type { Selectable } from "kysely";
import { type CommittedCase, committedFields } from "#app/features/giving/help-told/help-hashes.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { HelpRequestsTable } from "#server/db/help-schema.ts";
import { helpPaymentMessages as messages } from "./help-payments.messages.ts";

/**
 * Why staff may not change a case so: it has been paid, and these fields are in its commitment. AID-05.
 * @param row the case as it is, locked
 * @param change what it would be
 * @returns undefined when they may
 */
export async function faultOfCaseChange(
  trx: Db,
  row: Selectable<HelpRequestsTable>,
  change: Partial<CommittedCase>,
): Promise<string | undefined> {
  const isCommitted = committedFields.some((field) => field in change && change[field] !== row[field]);
  if (!isCommitted) return undefined;
  const paid = await trx
    .selectFrom("payouts")
    .select("id")
    .where("help_request_id", "=", row.id)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return paid && messages.committed;
}
