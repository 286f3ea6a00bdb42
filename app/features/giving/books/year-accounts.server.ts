import { sql } from "kysely";
import { accountKinds } from "#app/contract/payment-methods.ts";
import { accountName } from "#app/features/giving/ledger/statement-accounts.ts";
import type { Db } from "#server/db/connect.ts";
import { accountOfWay } from "./book-days.server.ts";
import { sum, yearOf } from "./year-sums.server.ts";

/*
 * What each account held in each tax year, in paisa: HANDOVER-02. A year says what was true on its last day: a line of a
 * statement that is joined with a gift, a payout or a refund of another tax year changes the later one alone.
 */

/** The last day of the tax year of a column's Karachi day. */
const yearEnd = (column: string) => sql`(cast(${yearOf(column)} as varchar) || '-06-30')`;

/** The line of a gift or payout as the tax year of a day knows it. */
const lineWithin = (tie: string, day: string) =>
  sql`left join statement_lines on ${sql.raw(tie)} and statement_lines.day <= ${yearEnd(day)}`;

export const lineOfGift = lineWithin("statement_lines.donation_id = donations.id", "donations.received_on");
export const lineOfRefund = lineWithin("statement_lines.donation_id = donations.id", "donations.refunded_on");

/** Where a gift's money came to: the account of its line; without one, what its way leads to. Needs `lineOfGift`. */
export const accountOfGift = sql<string>`coalesce(statement_lines.account, ${accountOfWay})`;

/** The account that a payout left: that of its line; without one, the bank or the cash box. Needs `statement_lines`. */
export const accountOfPayout = sql<string>`coalesce(statement_lines.account, payouts.method)`;

const outside = "Outside:";
const otherAccounts: Readonly<Record<string, string>> = { cash: "Cash", clearing: "Provider clearing" };

/** An account's name in the journal. What a statement has beside gifts is outside the funds. */
export function ledgerAccount(account: string): string {
  if (account.startsWith(outside)) return `Equity:${account}`;
  return `Assets:${otherAccounts[account] ?? accountName(account)}`;
}

/** The other side of a line that was set aside: cash that was paid in or drawn moves between bank and cash box. */
const otherSide = sql<string>`case aside_kind when 'provider' then 'clearing' when 'cash' then 'cash'
  else ${sql.lit(outside)} || aside_kind end`;

/** A line's money: what came to its account, below zero what left it, and the other side. */
export type LineMovement = { id: number; day: string; account: string; other: string; paisa: number };

/**
 * Lines that are neither a gift nor in the books otherwise on the last day of their year: a payout's line is the payout as
 * long as it stands, and that of a gift that went back is its refund.
 */
export const linesBeyondFunds = sql`(
  select id, day, account, ${otherSide} as other, amount_paisa as paisa, aside_kind as kind
  from statement_lines where aside_at is not null
    and not exists (select 1 from payouts paid where paid.id = payout_id and paid.cancelled_at is null
      and paid.paid_on <= ${yearEnd("statement_lines.day")})
    and not exists (select 1 from donations gone where gone.id = returned_id and gone.state = 'refunded'
      and gone.refunded_on <= ${yearEnd("statement_lines.day")}))`;

const lineColumns = sql`statement_lines.id, statement_lines.account`;

/**
 * What the later year says of lines that are joined over the end of a tax year. A payout or refund that was booked after
 * the year of its line: the line is no longer beyond the funds. A line after the year of its gift or payout: the money was
 * on the line's account.
 */
export const linesOfOtherYears = sql`(
  select ${lineColumns}, ${otherSide} as other, paid_on as day, -statement_lines.amount_paisa as paisa
  from statement_lines join payouts on payouts.id = payout_id
  where cancelled_at is null and paid_on > ${yearEnd("statement_lines.day")}
  union all
  select ${lineColumns}, ${otherSide}, refunded_on, -statement_lines.amount_paisa
  from statement_lines join donations on donations.id = returned_id
  where state = 'refunded' and refunded_on > ${yearEnd("statement_lines.day")}
  union all
  select ${lineColumns}, payouts.method, statement_lines.day, statement_lines.amount_paisa
  from statement_lines join payouts on payouts.id = payout_id
  where cancelled_at is null and statement_lines.day > ${yearEnd("payouts.paid_on")}
    and statement_lines.account <> payouts.method
  union all
  select ${lineColumns}, ${accountOfWay}, statement_lines.day, statement_lines.amount_paisa
  from statement_lines join donations on donations.id = statement_lines.donation_id
  where state in ('paid', 'refunded') and statement_lines.day > ${yearEnd("donations.received_on")}
    and statement_lines.account <> ${accountOfWay})`;

export type AccountYear = { account: string; flow: "in" | "out"; year: number; paisa: number };

/** Money that stands on a line of another account than its way leads to, in the year that knows it. */
const onOtherAccounts = sql`(
  select ${accountOfWay} as way, account, 'in' as flow, received_on as day, donations.amount_paisa as paisa
  from statement_lines join donations on donations.id = donation_id
  where state in ('paid', 'refunded') and day <= ${yearEnd("received_on")} and account <> ${accountOfWay}
  union all
  select ${accountOfWay}, account, 'out', refunded_on, donations.amount_paisa
  from statement_lines join donations on donations.id = donation_id
  where state = 'refunded' and day <= ${yearEnd("refunded_on")} and account <> ${accountOfWay}
  union all
  select payouts.method, account, 'out', paid_on, payouts.amount_paisa
  from statement_lines join payouts on payouts.id = payout_id
  where cancelled_at is null and day <= ${yearEnd("paid_on")} and account <> payouts.method)`;

/** What came to each account in each tax year, and what left it. */
export async function readAccountYears(db: Db): Promise<AccountYear[]> {
  const ofLines = sql`(
    select account, other, day, paisa from ${linesBeyondFunds} as beyond
    union all
    select account, other, day, paisa from ${linesOfOtherYears} as later) as line`;
  const { rows } = await sql<AccountYear>`
    select account, flow, ${yearOf("day")} as year, cast(sum(paisa) as bigint) as paisa from (
      select account, 'in' as flow, day, in_paisa + opening_paisa as paisa from book_days
      union all
      select account, 'out', day, back_paisa + out_paisa from book_days
      union all
      select account, flow, day, paisa from ${onOtherAccounts} as there
      union all
      select way, flow, day, -paisa from ${onOtherAccounts} as here
      union all
      select account, case when paisa > 0 then 'in' else 'out' end, day, abs(paisa) from ${ofLines}
      union all
      select other, case when paisa > 0 then 'out' else 'in' end, day, abs(paisa) from ${ofLines}
    ) as movements group by 1, 2, 3 having sum(paisa) <> 0 order by 1, 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, year: Number(row.year), paisa: Number(row.paisa) }));
}

export type AccountSums = { account: string; opening: number; in: number; out: number; closing: number };

const accountOrder: readonly string[] = [...accountKinds, "cash", "clearing"];

export function accountsOfYear(rows: readonly AccountYear[], year: number): AccountSums[] {
  const known = [...new Set(rows.filter((row) => row.year <= year).map(({ account }) => account))];
  const place = (account: string) => {
    const at = accountOrder.indexOf(account);
    return at < 0 ? account : String(at);
  };
  return known
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
    .map((account) => {
      const own = rows.filter((row) => row.account === account);
      const of = (flow: string, fits: (row: AccountYear) => boolean) =>
        sum(own.filter((row) => row.flow === flow && fits(row)));
      const until = (last: number) =>
        of("in", (row) => row.year <= last) - of("out", (row) => row.year <= last);
      const isNow = (row: AccountYear) => row.year === year;
      return {
        account,
        opening: until(year - 1),
        in: of("in", isNow),
        out: of("out", isNow),
        closing: until(year),
      };
    });
}
