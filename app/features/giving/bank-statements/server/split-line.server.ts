import type { LineSplit } from "#app/features/giving/bank-statements/bank-statements.schema.ts";
import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { lockLine, splitLine } from "#app/features/giving/ledger/line-payments.server.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatMoney } from "#app/lib/money.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { type Fault, faultIfRefused } from "#server/refusal.ts";

/** One transfer that is several gifts becomes several lines, which add up to it. TRANSFER-21. */
export async function splitOpenLine(
  { db, clock }: Deps,
  who: Session,
  { line: id, parts }: LineSplit,
): Promise<Fault | undefined> {
  const work = db.transaction().execute(async (trx): Promise<Fault | undefined> => {
    const line = await lockLine(trx, id);
    if (!line) return { status: 404, message: desk.lineGone };
    if (line.donation_id !== null) return { status: 409, message: desk.lineUsed };
    if (line.aside_at !== null) return { status: 409, message: desk.lineExclusion };
    await requireOpenDay(trx, line.day);
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum !== line.amount_paisa)
      return { status: 422, message: desk.otherSum(formatMoney(sum), formatMoney(line.amount_paisa)) };
    await splitLine(trx, id, parts);
    const after = { name: formatMoney(sum), parts: parts.map((part) => formatMoney(part)).join(", ") };
    await recordChange(trx, clock.now(), who, { action: "split", noun: "statement line", id, after });
    return undefined;
  });
  return faultIfRefused(work);
}
