import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { type BankLine, lockLine, splitLine } from "#app/features/giving/ledger/statement-lines.server.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { LineExclusion, LineSplit } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import type { Db } from "#server/db/connect.ts";
import { recorded } from "#server/http/add-act.ts";
import { Refusal } from "#server/refusal.ts";

/* What staff decide of a line without a gift. The audit log keeps who said so and why, and who took it back. */

const noun = "statement line";

/**
 * A line, which nobody else uses until the transaction ends.
 * @throws Refusal when there is no such line
 */
export async function lockFoundLine(trx: Db, id: number): Promise<BankLine> {
  const line = await lockLine(trx, id);
  if (!line) throw new Refusal({ status: 404, message: desk.lineGone });
  return line;
}

/** The same. @throws Refusal also when somebody has used it or set it aside */
export async function lockOpenLine(trx: Db, id: number): Promise<BankLine> {
  const line = await lockFoundLine(trx, id);
  if (line.donation_id !== null) throw new Refusal({ status: 409, message: desk.lineUsed });
  if (line.aside_at !== null) throw new Refusal({ status: 409, message: desk.lineExclusion });
  return line;
}

/** Takes a line out of what waits for a donation. TRANSFER-12. */
export const excludeLine = recorded(async (trx, now, { line: id, kind, reason }: LineExclusion, who) => {
  const line = await lockOpenLine(trx, id);
  await requireOpenDay(trx, line.day);
  await trx
    .updateTable("statement_lines")
    .set({ aside_at: now.toISOString(), aside_kind: kind, aside_reason: reason, aside_by: who.name })
    .where("id", "=", id)
    .execute();
  const after = { name: formatMoney(line.amount_paisa), day: line.day, kind, reason };
  return { action: "set aside", noun, id, after };
});

/** The line waits for a donation again. TRANSFER-12. */
export const takeLineBack = recorded(async (trx, _now, { line: id }: { line: number }) => {
  const line = await lockFoundLine(trx, id);
  // What went out is always decided: it gets another kind, and never waits for a gift.
  if (line.aside_at === null || line.amount_paisa < 0) return { status: 409, message: desk.notExcluded };
  await requireOpenDay(trx, line.day);
  await trx
    .updateTable("statement_lines")
    .set({ aside_at: null, aside_kind: "", aside_reason: "", aside_by: "" })
    .where("id", "=", id)
    .execute();
  const after = { name: formatMoney(line.amount_paisa), day: line.day, kind: line.aside_kind };
  return { action: "take back", noun, id, after };
});

/** One transfer that is several gifts becomes several lines, which add up to it. TRANSFER-21. */
export const splitOpenLine = recorded(async (trx, _now, { line: id, parts }: LineSplit) => {
  const line = await lockOpenLine(trx, id);
  await requireOpenDay(trx, line.day);
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum !== line.amount_paisa)
    return { status: 422, message: desk.otherSum(formatMoney(sum), formatMoney(line.amount_paisa)) };
  await splitLine(trx, id, parts);
  const after = { name: formatMoney(sum), parts: parts.map((part) => formatMoney(part)).join(", ") };
  return { action: "split", noun, id, after };
});
