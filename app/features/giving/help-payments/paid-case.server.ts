import type { Selectable } from "kysely";
import {
  type CommittedCase,
  committedFields,
  monthRecorded,
} from "#app/features/giving/ledger/help-hashes.server.ts";
import { lastHelpMonth, openedRows, readHelpRows } from "#app/features/giving/ledger/help-months.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { HelpRequestsTable } from "#server/db/giving-schema.ts";
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

/**
 * Takes a family out of its payouts when it is erased: what ties them to the case, and kind and district unless these are
 * published. The hashes stay, so all seals go on matching. AID-06.
 */
export async function forgetPaidCase(trx: Db, id: number): Promise<void> {
  const payouts = await trx.selectFrom("payouts").selectAll().where("help_request_id", "=", id).execute();
  const last = await lastHelpMonth(trx);
  for (const [month, rows] of Map.groupBy(payouts, monthRecorded)) {
    const isOver = last !== undefined && month <= last;
    const opened = isOver ? openedRows(await readHelpRows(trx, month, month)) : [];
    const published = new Set(Array.from(opened, (row) => row.id));
    for (const row of rows) {
      const hidden = published.has(row.id)
        ? {}
        : { help_kind: null, help_district: null, help_group_salt: null };
      await trx
        .updateTable("payouts")
        .set({ help_request_id: null, ...hidden })
        .where("id", "=", row.id)
        .execute();
    }
  }
}
