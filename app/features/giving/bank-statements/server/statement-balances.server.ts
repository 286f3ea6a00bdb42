import { sql } from "kysely";
import type { StatementAccount } from "#app/contract/payment-methods.ts";
import type { Balances } from "#app/features/giving/bank-statements/bank-statement-balances.ts";
import { statementMessages } from "#app/features/giving/bank-statements/bank-statements.messages.ts";
import type {
  BalanceForm,
  MonthAccount,
} from "#app/features/giving/bank-statements/bank-statements-months.schema.ts";
import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { ownAccounts } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { type Fault, faultIfRefused } from "#server/refusal.ts";

/* What accounts held at the end of days, in paisa: TRANSFER-25. */

type Row = { account: StatementAccount; day: string; balance_paisa: number; typed_by: string };

/** What a statement has said stays: a bank's balance of a past day does not change. What was typed gives way. */
async function store(trx: Db, now: Date, rows: readonly Row[]): Promise<void> {
  const recorded_at = now.toISOString();
  for (let from = 0; from < rows.length; from += 100)
    await trx
      .insertInto("statement_balances")
      .values(rows.slice(from, from + 100).map((row) => ({ ...row, recorded_at })))
      .onConflict((conflict) =>
        conflict
          .columns(["account", "day"])
          .doUpdateSet((set) => ({
            balance_paisa: set.ref("excluded.balance_paisa"),
            typed_by: set.ref("excluded.typed_by"),
            recorded_at: set.ref("excluded.recorded_at"),
          }))
          .where("statement_balances.typed_by", "<>", ""),
      )
      .execute();
}

/** Those of a statement: before its first day, and after each of its days. In the transaction that stores its lines. */
export async function storeBalances(
  trx: Db,
  now: Date,
  account: StatementAccount,
  { opening, days }: Balances,
): Promise<void> {
  const [first] = days;
  if (!first) return;
  const before = { day: addDays(first.day, -1), paisa: opening };
  const rows = [before, ...days].map(({ day, paisa }) => ({
    account,
    day,
    balance_paisa: paisa,
    typed_by: "",
  }));
  // The day before is another statement's last one, which knows it better.
  const known = await trx
    .selectFrom("statement_balances")
    .select("day")
    .where("account", "=", account)
    .where("day", "=", before.day)
    .executeTakeFirst();
  await store(trx, now, known ? rows.slice(1) : rows);
}

/** One that somebody reads off the bank's paper. */
export async function recordBalance(
  deps: Deps,
  who: Session,
  { account, day, balance }: BalanceForm,
): Promise<Fault | undefined> {
  const { db, clock } = deps;
  const now = clock.now();
  const accounts = ownAccounts(await readContent(deps, "identity"));
  if (accounts.every(({ id }) => id !== account)) return { status: 422, message: desk.noAccount };
  if (day > karachiDay(now)) return { status: 422, message: statementMessages.futureDay(formatDay(day)) };
  const work = db.transaction().execute(async (trx) => {
    await requireOpenDay(trx, day);
    await store(trx, now, [{ account, day, balance_paisa: balance, typed_by: who.name }]);
    const after = { name: formatMoney(balance), account, day };
    await recordChange(trx, now, who, {
      action: "update",
      noun: "bank statement",
      id: `${account} ${day}`,
      after,
    });
    return undefined;
  });
  return faultIfRefused(work);
}

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
  const balances = db.selectFrom("statement_balances").selectAll().where("account", "=", account);
  const before = await balances.where("day", "<", from).orderBy("day", "desc").limit(1).executeTakeFirst();
  const first = await balances
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .limit(1)
    .executeTakeFirst();
  const last = await balances
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
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
