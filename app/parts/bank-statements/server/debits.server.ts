import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { type DebitKind, debitNames } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Debit, DebitDecision } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { type Db, isUniqueViolation, lockRow } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { recorded } from "#server/http/add-act.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Fault } from "#server/refusal.ts";
import { lockFoundLine } from "./decide-line.server.ts";

/* Money that went out: what it was, and the payout or the gift that it is joined with. TRANSFER-24. */

const pageSize = 50;
const maxChoices = 10;
/** In characters, as other lines are shown. */
const maxShown = 300;

/** @param cursor the last line of the page before */
export async function listDebits(
  db: Db,
  account: StatementAccount | undefined,
  cursor: number | undefined,
): Promise<{ rows: Debit[]; next: number | null }> {
  let query = db
    .selectFrom("statement_lines as line")
    .leftJoin("donations", "donations.id", "line.returned_id")
    .select(["line.id", "line.day", "line.amount_paisa", "line.description", "line.bank_reference"])
    .select(["line.account", "line.aside_kind", "line.aside_reason", "line.aside_by", "line.payout_id"])
    .leftJoin("payouts", (join) =>
      join.onRef("payouts.id", "=", "line.payout_id").on("payouts.cancelled_at", "is", null),
    )
    .leftJoin("funds", "funds.slug", "payouts.fund")
    .select(["donations.reference", "donations.state"])
    .select(["payouts.purpose", "payouts.paid_on", "funds.title as fund_title"])
    .where("line.amount_paisa", "<", 0);
  if (account !== undefined) query = query.where("line.account", "=", account);
  if (cursor !== undefined) {
    const last = db.selectFrom("statement_lines as last").select("last.day").where("last.id", "=", cursor);
    query = query.where((where) =>
      where.or([
        where("line.day", "<", last),
        where.and([where("line.day", "=", last), where("line.id", "<", cursor)]),
      ]),
    );
  }
  const lines = await query
    .orderBy("line.day", "desc")
    .orderBy("line.id", "desc")
    .limit(pageSize + 1)
    .execute();
  const page = lines.slice(0, pageSize);
  const payouts = await payoutsOf(
    db,
    page.map(({ amount_paisa }) => -amount_paisa),
  );
  const rows = page.map(
    ({ aside_kind, aside_reason, aside_by, payout_id: id, reference, state, ...row }): Debit => {
      const { purpose, paid_on, fund_title, ...line } = row;
      const isPaid = id !== null && purpose !== null && paid_on !== null && fund_title !== null;
      return {
        ...line,
        amount_paisa: -line.amount_paisa,
        description: line.description.slice(0, maxShown),
        kind: aside_kind as DebitKind,
        reason: aside_reason,
        by: aside_by,
        payout: isPaid ? { id, purpose, fund_title, paid_on } : null,
        gift: reference !== null && state !== null ? { reference, state } : null,
        payouts: payouts
          .filter(({ amount_paisa }) => amount_paisa === -line.amount_paisa)
          .slice(0, maxChoices)
          .map(({ amount_paisa: _, ...payout }) => payout),
      };
    },
  );
  return { rows, next: lines.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

/** Payouts of these amounts that stand and that no line is joined with, the newest first. */
const payoutsOf = async (db: Db, amounts: readonly number[]) =>
  amounts.length === 0
    ? []
    : db
        .selectFrom("payouts")
        .innerJoin("funds", "funds.slug", "payouts.fund")
        .leftJoin("statement_lines", (join) => join.onRef("statement_lines.payout_id", "=", "payouts.id"))
        .select(["payouts.id", "payouts.purpose", "payouts.paid_on", "payouts.amount_paisa"])
        .select("funds.title as fund_title")
        .where("statement_lines.id", "is", null)
        .where("payouts.amount_paisa", "in", [...new Set(amounts)])
        .where("payouts.cancelled_at", "is", null)
        .where("payouts.method", "=", "bank")
        .orderBy("payouts.paid_on", "desc")
        .orderBy("payouts.id", "desc")
        .limit(500)
        .execute();

/** Says what a line was. The gift of a return stays as it is until it is refunded at its own page. */
export async function decideDebit(deps: Deps, who: Session, form: DebitDecision): Promise<Fault | undefined> {
  try {
    return await decide(deps, who, form);
  } catch (error) {
    // Two lines were joined with one payout at the same moment.
    if (isUniqueViolation(error)) return { status: 409, message: desk.otherPayout };
    throw error;
  }
}

const decide = recorded(async (trx, now, { line: id, kind, payout, gift, reason }: DebitDecision, who) => {
  const returned = kind === "returned" && gift !== "" ? await giftOf(trx, gift) : undefined;
  const line = await lockFoundLine(trx, id);
  if (line.amount_paisa > 0) return { status: 409, message: desk.notOut };
  if (kind === "returned" && gift !== "" && !returned) return { status: 422, message: desk.noDonation };
  if (returned && returned.amount_paisa !== -line.amount_paisa)
    return { status: 422, message: desk.otherReturn };
  const paid = kind === "payout" ? payout : null;
  if (paid !== null && !(await isOpenPayout(trx, paid, id, -line.amount_paisa)))
    return { status: 422, message: desk.otherPayout };
  await requireOpenDay(trx, line.day);
  await trx
    .updateTable("statement_lines")
    .set({ aside_at: now.toISOString(), aside_kind: kind, aside_reason: reason, aside_by: who.name })
    .set({ payout_id: paid, returned_id: returned?.id ?? null })
    .where("id", "=", id)
    .execute();
  const after = {
    name: formatMoney(-line.amount_paisa),
    day: line.day,
    kind: debitNames[kind],
    reason,
    ...(paid !== null && { payout: paid }),
    ...(returned && { gift }),
  };
  return { action: "set aside", noun: "statement line", id, after };
});

const giftOf = (trx: Db, reference: string) =>
  trx
    .selectFrom("donations")
    .select(["id", "amount_paisa"])
    .where("reference", "=", reference)
    .where("state", "in", ["paid", "refunded"])
    .executeTakeFirst();

async function isOpenPayout(trx: Db, id: number, line: number, paisa: number): Promise<boolean> {
  if (!(await lockRow(trx, "payouts", "purpose", id))) return false;
  const payout = await trx
    .selectFrom("payouts")
    .leftJoin("statement_lines", (join) => join.onRef("statement_lines.payout_id", "=", "payouts.id"))
    .select([
      "payouts.amount_paisa",
      "payouts.cancelled_at",
      "payouts.method",
      "statement_lines.id as line_id",
    ])
    .where("payouts.id", "=", id)
    .executeTakeFirstOrThrow();
  const isFree = payout.line_id === null || payout.line_id === line;
  const isOfBank = payout.cancelled_at === null && payout.method === "bank";
  return isOfBank && payout.amount_paisa === paisa && isFree;
}
