import { sql } from "kysely";
import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { lockClosings, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { ownAccounts } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Balances } from "#app/parts/bank-statements/bank-statement-balances.ts";
import { statementMessages } from "#app/parts/bank-statements/bank-statements.messages.ts";
import type { BalanceForm, MonthAccount } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { recorded } from "#server/http/add-act.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Fault } from "#server/refusal.ts";

/* What accounts held at the end of days, in paisa: TRANSFER-25. */

type Row = { account: StatementAccount; day: string; balance_paisa: number; typed_by: string };

const rowsPerQuery = 100;

/** What is known of these days of an account, by their days. */
async function readKnown(trx: Db, account: StatementAccount, days: readonly string[]) {
  const known = new Map<string, Row>();
  for (let from = 0; from < days.length; from += rowsPerQuery) {
    const rows = await trx
      .selectFrom("statement_balances")
      .select(["account", "day", "balance_paisa", "typed_by"])
      .where("account", "=", account)
      .where("day", "in", days.slice(from, from + rowsPerQuery))
      .execute();
    for (const row of rows) known.set(row.day, row);
  }
  return known;
}

async function store(trx: Db, now: Date, rows: readonly Row[]): Promise<void> {
  const recorded_at = now.toISOString();
  for (let from = 0; from < rows.length; from += rowsPerQuery)
    await trx
      .insertInto("statement_balances")
      .values(rows.slice(from, from + rowsPerQuery).map((row) => ({ ...row, recorded_at })))
      .onConflict((conflict) =>
        conflict.columns(["account", "day"]).doUpdateSet((set) => ({
          balance_paisa: set.ref("excluded.balance_paisa"),
          typed_by: set.ref("excluded.typed_by"),
          recorded_at: set.ref("excluded.recorded_at"),
        })),
      )
      .execute();
}

/** So many of the balances that a statement replaced are named in the log. */
const maxNamed = 20;

/**
 * Those of a statement: before its first day, and after each of its days. They replace what was known, as a statement that
 * was saved before the end of its last day. Closed days stay as they are. In the transaction that stores its lines.
 * @returns what was replaced, in words for the log
 */
export async function storeBalances(
  trx: Db,
  now: Date,
  account: StatementAccount,
  { opening, days }: Balances,
): Promise<string> {
  const [first] = days;
  if (!first) return "";
  const closed = await lockClosings(trx);
  const before = { day: addDays(first.day, -1), paisa: opening };
  const known = await readKnown(
    trx,
    account,
    [before, ...days].map(({ day }) => day),
  );
  // The day before is another statement's last one, which knows it better.
  const ofDays = known.get(before.day)?.typed_by === "" ? days : [before, ...days];
  const rows = ofDays
    .filter(({ day }) => day > closed)
    .map(({ day, paisa }) => ({ account, day, balance_paisa: paisa, typed_by: "" }));
  await store(trx, now, rows);
  return rows
    .flatMap(({ day, balance_paisa }) => {
      const was = known.get(day)?.balance_paisa ?? balance_paisa;
      return was === balance_paisa ? [] : `${day}: ${formatMoney(balance_paisa)}, not ${formatMoney(was)}`;
    })
    .slice(0, maxNamed)
    .join("; ");
}

/** One that somebody reads off the bank's paper. It replaces what a statement says with a reason alone. */
export async function recordBalance(deps: Deps, who: Session, form: BalanceForm): Promise<Fault | undefined> {
  const accounts = ownAccounts(await readContent(deps, "identity"));
  if (accounts.every(({ id }) => id !== form.account)) return { status: 422, message: desk.noAccount };
  return recordKnownBalance(deps, who, form);
}

const recordKnownBalance = recorded(async (trx, now, { account, day, balance, reason }: BalanceForm, who) => {
  if (day > karachiDay(now)) return { status: 422, message: statementMessages.futureDay(formatDay(day)) };
  await requireOpenDay(trx, day);
  const known = (await readKnown(trx, account, [day])).get(day);
  if (known?.balance_paisa === balance) return { status: 409, message: desk.balanceKnown };
  if (known?.typed_by === "" && reason === "")
    return { status: 422, message: desk.balanceOfStatement(formatMoney(known.balance_paisa)) };
  await store(trx, now, [{ account, day, balance_paisa: balance, typed_by: who.name }]);
  return {
    action: "update",
    noun: "bank statement",
    id: `${account} ${day}`,
    before: known && { balance: formatMoney(known.balance_paisa), by: known.typed_by || "statement" },
    after: { name: formatMoney(balance), account, day, reason },
  };
});

type MonthBalances = Pick<MonthAccount, "opening_paisa" | "stated">;

/**
 * What an account held before a month, by the nearest balance that is known and the lines between, and the last balance
 * of the month beside what the lines make of it.
 * @param from its first day @param to its last one
 */
export async function monthBalances(
  db: Db,
  account: StatementAccount,
  from: string,
  to: string,
): Promise<MonthBalances> {
  const known = await db
    .selectFrom("statement_balances")
    .selectAll()
    .where("account", "=", account)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
  const before = known.findLast(({ day }) => day < from);
  const [first] = known.filter(({ day }) => day >= from);
  const last = first && known.at(-1);
  const moved = (after: string, until: string) => sumOfLines(db, account, after, until);
  const opening = before
    ? before.balance_paisa + (await moved(before.day, addDays(from, -1)))
    : first && first.balance_paisa - (await moved(addDays(from, -1), first.day));
  if (opening === undefined) return { opening_paisa: null, stated: null };
  if (!last) return { opening_paisa: opening, stated: null };
  const expected = opening + (await moved(addDays(from, -1), last.day));
  return {
    opening_paisa: opening,
    stated: {
      day: last.day,
      balance_paisa: last.balance_paisa,
      typed_by: last.typed_by,
      difference_paisa: last.balance_paisa - expected,
    },
  };
}

/** @param after a Karachi day that does not count @param until one that does */
async function sumOfLines(db: Db, account: StatementAccount, after: string, until: string): Promise<number> {
  const { paisa } = await db
    .selectFrom("statement_lines")
    .select(sql<number>`cast(coalesce(sum(amount_paisa), 0) as bigint)`.as("paisa"))
    .where("account", "=", account)
    .where("day", ">", after)
    .where("day", "<=", until)
    .executeTakeFirstOrThrow();
  return Number(paisa);
}
