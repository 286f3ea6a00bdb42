import { type Insertable, type Selectable, sql } from "kysely";
import { isWallet, walletNames } from "#app/contract/payment-methods.ts";
import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import type { DonationFollower } from "#app/features/giving/ledger/donation-followers.server.ts";
import type { DonationRow } from "#app/features/giving/ledger/start-donation.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { BookDaysTable, FundEntriesTable, PayoutsTable } from "#server/db/giving-schema.ts";

/*
 * What each Karachi day did to each fund and account, in paisa: every sum of money that a page, a report or a rule shows
 * is read from these rows. They are written in the transaction of each act, and `ledger:check` makes them again from the
 * gifts, payouts and entries themselves. A row of a closed day cannot change. BOOKS-17.
 */

export type BookDay = Selectable<BookDaysTable>;
type Key = Pick<BookDay, "day" | "fund" | "account">;

/** What a row adds up. Each is zero until something is added. */
export const bookSums = [
  "booked_paisa",
  "in_paisa",
  "back_paisa",
  "out_paisa",
  "helped_paisa",
  "opening_paisa",
  "moved_paisa",
] as const satisfies readonly Exclude<keyof BookDay, keyof Key>[];
export type BookSum = (typeof bookSums)[number];

/** What the way of a gift leads to. What a provider has confirmed is under way until its payout stands on a statement. */
const wayAccount = ({ gateway, method }: Pick<DonationRow, "gateway" | "method">): string => {
  if (isWallet(gateway)) return "clearing";
  return method === "bank-transfer" || method === "cheque" ? "bank" : method;
};

/** The same of a row of `donations`. */
export const accountOfWay = sql<string>`case
  when donations.gateway in (${sql.join([...walletNames])}) then 'clearing'
  when donations.method in ('bank-transfer', 'cheque') then 'bank'
  else donations.method end`;

/**
 * Adds to the rows of some days; what is taken back is below zero. Lock donations, lines and funds before it: closings are
 * locked first, so that no two acts wait for each other's rows.
 * @throws Refusal where a day is closed
 */
async function addToDays(trx: Db, rows: readonly Insertable<BookDaysTable>[]): Promise<void> {
  const days = rows.map(({ day }) => day).toSorted();
  if (days[0] !== undefined) await requireOpenDay(trx, days[0]);
  for (const { day, fund, account, ...sums } of rows) {
    const added = Object.keys(sums).map((name) => [
      name,
      sql`${sql.ref(`book_days.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
    ]);
    await trx
      .insertInto("book_days")
      .values({ day, fund, account, ...sums })
      .onConflict((conflict) =>
        conflict.columns(["day", "fund", "account"]).doUpdateSet(Object.fromEntries(added)),
      )
      .execute();
  }
}

/** @param sign -1: its payment is another gift's, or nobody's */
function addPayment(trx: Db, gift: DonationRow, sign: 1 | -1): Promise<void> {
  const { fund, paid_on, received_on } = gift;
  if (paid_on === null || received_on === null) throw new Error(`${gift.reference} has no day of a payment`);
  const of = { fund, account: wayAccount(gift) };
  const paisa = sign * gift.amount_paisa;
  const came = { ...of, day: received_on, in_paisa: paisa };
  const booked = { ...of, day: paid_on, booked_paisa: paisa };
  // Most gifts are booked on the day on which their money comes.
  return addToDays(trx, received_on === paid_on ? [{ ...came, ...booked }] : [came, booked]);
}

/** Books what happens to a gift's money. */
export const bookGift: DonationFollower = async (trx, _context, donation, entered) => {
  if (entered.to === "paid") await addPayment(trx, donation, 1);
  if (entered.to === "corrected") await addPayment(trx, entered.was, -1);
  if (entered.to === "refunded") {
    const { fund, amount_paisa, refunded_on } = donation;
    if (refunded_on === null) throw new Error(`${donation.reference} has no day of its refund`);
    const account = wayAccount(donation);
    await addToDays(trx, [{ day: refunded_on, fund, account, back_paisa: amount_paisa }]);
  }
};

type BookedPayout = Pick<
  Selectable<PayoutsTable>,
  "paid_on" | "fund" | "method" | "amount_paisa" | "help_commitment"
>;

/** Books a payout. @param sign -1: it is cancelled */
export function bookPayout(trx: Db, payout: BookedPayout, sign: 1 | -1 = 1): Promise<void> {
  const { paid_on: day, fund, method: account } = payout;
  const out_paisa = sign * payout.amount_paisa;
  const helped_paisa = payout.help_commitment === null ? 0 : out_paisa;
  return addToDays(trx, [{ day, fund, account, out_paisa, helped_paisa }]);
}

type BookedEntry = Pick<
  Selectable<FundEntriesTable>,
  "kind" | "entered_on" | "fund" | "from_fund" | "amount_paisa"
>;

/** Books an opening balance, or a transfer between funds. @param sign -1: it is cancelled */
export function bookFundEntry(trx: Db, entry: BookedEntry, sign: 1 | -1 = 1): Promise<void> {
  const { kind, entered_on: day, fund, from_fund } = entry;
  const paisa = sign * entry.amount_paisa;
  const to = { day, fund, account: "bank" };
  if (kind === "opening") return addToDays(trx, [{ ...to, opening_paisa: paisa }]);
  const from = from_fund === null ? [] : [{ ...to, fund: from_fund, moved_paisa: -paisa }];
  return addToDays(trx, [{ ...to, moved_paisa: paisa }, ...from]);
}

/** Both databases give a sum of many as a number then: PostgreSQL's own would be text. */
export const sumOf = (column: BookSum, table = "book_days") =>
  sql<number>`cast(coalesce(sum(${sql.ref(`${table}.${column}`)}), 0) as bigint)`;
