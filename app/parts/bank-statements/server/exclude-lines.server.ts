import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { lockLine } from "#app/features/giving/ledger/line-payments.server.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { LineExclusion } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { recorded } from "#server/recorded.ts";

/* Money on a statement that is no donation. The audit log keeps who said so and why, and who took it back. */

const noun = "statement line";

/** Takes a line out of what waits for a donation. TRANSFER-12. */
export const excludeLine = recorded(async (trx, now, { line: id, kind, reason }: LineExclusion, who) => {
  const line = await lockLine(trx, id);
  if (!line) return { status: 404, message: desk.lineGone };
  if (line.donation_id !== null) return { status: 409, message: desk.lineUsed };
  if (line.aside_at !== null) return { status: 409, message: desk.lineExclusion };
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
  const line = await lockLine(trx, id);
  if (!line) return { status: 404, message: desk.lineGone };
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
