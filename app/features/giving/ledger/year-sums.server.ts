import { sql } from "kysely";
import { accountKinds, walletNames } from "#app/contract/payment-methods.ts";
import { fiscalYearDays } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";
import { accountName } from "./statement-accounts.ts";

/*
 * Sums of tax years. A gift counts on the day on which the money came (received_on), a refund on that of the refund, a
 * payout on its own, a fund entry on the day from which it counts. In paisa; HANDOVER-02.
 */

/** The tax year of a column's Karachi day. */
const yearOf = (column: string) =>
  sql<number>`(cast(substr(${sql.ref(column)}, 1, 4) as integer) + case when substr(${sql.ref(column)}, 6, 2) >= '07' then 1 else 0 end)`;

type Flow = "opening" | "in" | "back" | "out" | "transfer";
export type FundYear = { fund: string; flow: Flow; year: number; paisa: number };

/** What each fund's money did in each tax year: a few rows a year. */
export async function readFundYears(db: Db): Promise<FundYear[]> {
  const { rows } = await sql<FundYear>`
    select fund, flow, ${yearOf("day")} as year, cast(sum(paisa) as bigint) as paisa from (
      select fund, 'in' as flow, received_on as day, amount_paisa as paisa from donations
        where state in ('paid', 'refunded')
      union all
      select fund, 'back', refunded_on, amount_paisa from donations where state = 'refunded'
      union all
      select fund, 'out', paid_on, amount_paisa from payouts where cancelled_at is null
      union all
      select fund, kind, entered_on, amount_paisa from fund_entries where cancelled_at is null
      union all
      select from_fund, 'transfer', entered_on, -amount_paisa from fund_entries
        where from_fund is not null and cancelled_at is null
    ) as movements group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, year: Number(row.year), paisa: Number(row.paisa) }));
}

/** `entered`: opening balances that were entered in the year. `transfers`: from other funds, less those to them. */
export type FundSums = {
  fund: string;
  opening: number;
  entered: number;
  in: number;
  back: number;
  out: number;
  transfers: number;
  closing: number;
};

/** What each fund did in one year. Its opening is the closing of the year before. Funds without money are left out. */
export function sumsOfYear(rows: readonly FundYear[], year: number): FundSums[] {
  const funds = [...new Set(rows.filter((row) => row.year <= year).map(({ fund }) => fund))].toSorted();
  return funds.map((fund) => {
    const own = rows.filter((row) => row.fund === fund);
    const of = (flow: Flow) => sum(own.filter((row) => row.flow === flow && row.year === year));
    const signed = ({ flow, paisa }: FundYear) => (flow === "back" || flow === "out" ? -paisa : paisa);
    const until = (last: number) =>
      own.filter((row) => row.year <= last).reduce((total, row) => total + signed(row), 0);
    return {
      fund,
      opening: until(year - 1),
      entered: of("opening"),
      in: of("in"),
      back: of("back"),
      out: of("out"),
      transfers: of("transfer"),
      closing: until(year),
    };
  });
}

export const sum = (rows: readonly { paisa: number }[]): number =>
  rows.reduce((total, { paisa }) => total + paisa, 0);

/** The sums of all funds together. */
export const totalOfFunds = (funds: readonly FundSums[]): Omit<FundSums, "fund"> => {
  const all = (flow: Exclude<keyof FundSums, "fund">) => funds.reduce((total, one) => total + one[flow], 0);
  return {
    opening: all("opening"),
    entered: all("entered"),
    in: all("in"),
    back: all("back"),
    out: all("out"),
    transfers: all("transfers"),
    closing: all("closing"),
  };
};

/**
 * Where a gift's money came to: the account of its line; without one, what its way leads to. What a provider has
 * confirmed is under way ("clearing") until its payout stands on a statement. Needs `lineOfGift`.
 */
export const accountOfGift = sql<string>`case
  when statement_lines.id is not null then statement_lines.account
  when donations.gateway in (${sql.join([...walletNames])}) then 'clearing'
  when donations.method in ('bank-transfer', 'cheque') then 'bank'
  else donations.method end`;

/** A line of a later tax year than its gift's changes nothing of the gift's year. */
export const lineOfGift = sql`left join statement_lines on statement_lines.donation_id = donations.id
  and statement_lines.day <= (cast(${yearOf("donations.received_on")} as varchar) || '-06-30')`;

const otherAccounts: Readonly<Record<string, string>> = { cash: "Cash", clearing: "Provider clearing" };

/** An account's name in the journal. What a statement has beside gifts is outside the funds. */
export function ledgerAccount(account: string): string {
  if (account.startsWith(outside)) return `Equity:${account}`;
  return `Assets:${otherAccounts[account] ?? accountName(account)}`;
}

/**
 * Lines that are neither a gift nor in the books otherwise: a payout's line is the payout as long as it stands, and
 * that of a gift that went back is its refund.
 */
export const beyondFunds = sql<boolean>`aside_at is not null
  and not exists (select 1 from payouts paid where paid.id = payout_id and paid.cancelled_at is null)
  and not exists (select 1 from donations gone where gone.id = returned_id and gone.state = 'refunded')`;

/** The account that a payout left: that of its line. Needs a left join of statement_lines by `payout_id`. */
export const accountOfPayout = sql<string>`coalesce(statement_lines.account, 'bank')`;

const outside = "Outside:";

/** The other side of a line that was set aside. */
export const otherSideOf = (kind: string): string => (kind === "provider" ? "clearing" : `${outside}${kind}`);

export type AccountYear = { account: string; flow: "in" | "out"; year: number; paisa: number };

/** What came to each account in each tax year, and what left it. Refunds leave what the gift came to, payouts the bank. */
export async function readAccountYears(db: Db): Promise<AccountYear[]> {
  const { rows } = await sql<AccountYear>`
    select account, flow, ${yearOf("day")} as year, cast(sum(paisa) as bigint) as paisa from (
      select ${accountOfGift} as account, 'in' as flow, received_on as day, donations.amount_paisa as paisa
        from donations ${lineOfGift} where state in ('paid', 'refunded')
      union all
      select ${accountOfGift}, 'out', refunded_on, donations.amount_paisa
        from donations ${lineOfGift} where state = 'refunded'
      union all
      select ${accountOfPayout}, 'out', paid_on, payouts.amount_paisa
        from payouts left join statement_lines on payout_id = payouts.id where cancelled_at is null
      union all
      select 'bank', 'in', entered_on, amount_paisa from fund_entries
        where kind = 'opening' and cancelled_at is null
      union all
      select account, case when amount_paisa > 0 then 'in' else 'out' end, day, abs(amount_paisa)
        from statement_lines where ${beyondFunds}
      union all
      select case when aside_kind = 'provider' then 'clearing' else 'Outside:' || aside_kind end,
        case when amount_paisa > 0 then 'out' else 'in' end, day, abs(amount_paisa)
        from statement_lines where ${beyondFunds}
    ) as movements group by 1, 2, 3 order by 1, 2, 3`.execute(db);
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

export type BookedYear = { fund: string; booked: number; received: number; paisa: number };

/** The gifts that were booked in the year, or whose money came in it, by the years of both days. */
export async function readBookedYears(db: Db, year: number): Promise<BookedYear[]> {
  const { from, to } = fiscalYearDays(year);
  const { rows } = await sql<BookedYear>`
    select fund, ${yearOf("paid_on")} as booked, ${yearOf("received_on")} as received,
      cast(sum(amount_paisa) as bigint) as paisa
    from donations where state in ('paid', 'refunded')
      and ((paid_on >= ${from} and paid_on <= ${to}) or (received_on >= ${from} and received_on <= ${to}))
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map(({ fund, ...row }) => ({
    fund,
    booked: Number(row.booked),
    received: Number(row.received),
    paisa: Number(row.paisa),
  }));
}
