import type { Db } from "#server/db/connect.ts";
import { checkDonations } from "./check-donations.server.ts";
import { type ChainFacts, checkSealedDays } from "./check-sealed-days.server.ts";
import { checkSerials } from "./check-serials.server.ts";
import { checkTies } from "./check-ties.server.ts";
import { checkFundDays, checkTotals } from "./check-totals.server.ts";
import type { Report } from "./ledger-difference.ts";

export type CheckedLedger = { donations: number; receipts: number; days: number; differences: number };

/**
 * Adds up the whole ledger again, from its rows and events alone, as of one moment: others go on writing meanwhile.
 * Changes nothing. Memory is bounded, however many rows there are; it takes a connection to itself for some seconds per
 * 100,000 donations, so the server's own connection to SQLite is the wrong one. DONATE-07, DONATE-10.
 * @param report called for each difference as it is found
 */
export const checkLedger = (db: Db, report: Report, facts: ChainFacts = {}): Promise<CheckedLedger> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((snapshot) => checkRows(snapshot, report, facts));

/** The same within a transaction of the caller. */
export async function checkRows(trx: Db, report: Report, facts: ChainFacts = {}): Promise<CheckedLedger> {
  let differences = 0;
  const count: Report = (difference) => {
    differences += 1;
    report(difference);
  };
  const checked = await checkDonations(trx, count);
  await checkSerials(trx, count);
  await checkTies(trx, count);
  await checkTotals(trx, count);
  await checkFundDays(trx, count);
  const days = await checkSealedDays(trx, count, facts);
  return { ...checked, days, differences };
}
