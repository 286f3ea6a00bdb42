import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { listReturnable, pairReturns } from "#app/features/giving/ledger/returned-lines.server.ts";
import type { DebitKind, OwnAccount } from "#app/features/giving/ledger/statement-accounts.ts";
import { addDays } from "#app/lib/dates.ts";
import { debitKindOf, joinPayouts, payoutDays } from "#app/parts/bank-statements/debits.ts";
import type { Db } from "#server/db/connect.ts";

type Row = {
  fingerprint: string;
  day: string;
  amount_paisa: number;
  description: string;
  bank_reference: string;
};

type Reading = {
  account: StatementAccount;
  accounts: readonly OwnAccount[];
  at: string;
  by: string;
};

/** How a line of money that came in is stored: it waits for its gift. */
export const noDebit = { aside_at: null, aside_kind: "", aside_by: "", payout_id: null, returned_id: null };

/** How a line of money that went out is stored: what it is by its words, and the payout or gift that it can only be. */
export type Debit = {
  aside_at: string;
  aside_kind: DebitKind;
  aside_by: string;
  payout_id: number | null;
  returned_id: number | null;
};

/** The lines below zero among new ones, by their fingerprints. TRANSFER-24. */
export async function readDebits(
  trx: Db,
  rows: readonly Row[],
  { account, accounts, at, by }: Reading,
): Promise<Map<string, Debit>> {
  const out = rows.filter(({ amount_paisa }) => amount_paisa < 0);
  const days = out.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const debits = new Map<string, Debit>();
  if (!first || !last) return debits;
  const numbers = accounts.filter(({ id }) => id !== account).map(({ number }) => number.replace(/\D/g, ""));
  const kinds = new Map(out.map((row) => [row, debitKindOf(row.description, numbers)]));
  const returned = out.filter((row) => kinds.get(row) === "returned");
  const gifts =
    returned.length > 0 ? await giftsReturned(trx, account, rows, returned) : new Map<Row, number>();
  const others = out.filter((row) => kinds.get(row) === "other");
  const payouts = joinPayouts(others, await openPayouts(trx, first, last));
  for (const [row, kind] of kinds) {
    const payout = payouts.get(row);
    debits.set(row.fingerprint, {
      aside_at: at,
      aside_kind: payout ? "payout" : kind,
      aside_by: by,
      payout_id: payout?.id ?? null,
      returned_id: gifts.get(row) ?? null,
    });
  }
  return debits;
}

const openPayouts = (trx: Db, first: string, last: string) =>
  trx
    .selectFrom("payouts")
    .leftJoin("statement_lines", "statement_lines.payout_id", "payouts.id")
    .select(["payouts.id", "payouts.amount_paisa", "payouts.paid_on"])
    .where("statement_lines.id", "is", null)
    .where("payouts.cancelled_at", "is", null)
    .where("payouts.method", "=", "bank")
    .where("payouts.paid_on", ">=", addDays(first, -payoutDays))
    .where("payouts.paid_on", "<=", addDays(last, payoutDays))
    .execute();

/**
 * The gift that went back by each of these lines. One whose line came in the same file is known only once that is booked
 * (`joinReturn`).
 */
async function giftsReturned(
  trx: Db,
  account: StatementAccount,
  rows: readonly Row[],
  returned: readonly Row[],
): Promise<Map<Row, number>> {
  const ofAccount = (some: readonly Row[]) =>
    some.map((row) => ({ ...row, account, row, donation_id: null }));
  const debits = ofAccount(returned);
  const credits = [
    ...(await listReturnable(trx, debits)),
    ...ofAccount(rows.filter(({ amount_paisa }) => amount_paisa > 0)),
  ];
  const pairs = [...pairReturns(credits, debits)];
  return new Map(
    pairs.flatMap(([{ row }, { donation_id }]) => (donation_id === null ? [] : [[row, donation_id]])),
  );
}
