import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { lockLine, splitLine } from "#app/features/giving/ledger/line-payments.server.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { LineSplit } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { recorded } from "#server/recorded.ts";

/** One transfer that is several gifts becomes several lines, which add up to it. TRANSFER-21. */
export const splitOpenLine = recorded(async (trx, _now, { line: id, parts }: LineSplit) => {
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
  return { action: "split", noun: "statement line", id, after };
});
