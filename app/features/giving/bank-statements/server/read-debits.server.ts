import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { debitKindOf } from "#app/features/giving/bank-statements/debit-kinds.ts";
import { plainCode } from "#app/features/giving/ledger/payment-code.ts";
import type { DebitKind, OwnAccount } from "#app/features/giving/ledger/statement-accounts.ts";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";

/** A payout stands on the statement within so many days of the day on which it was paid. */
const payoutDays = 10;
/** A cheque comes back within so many days. */
const returnDays = 60;

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
  const payouts = await openPayouts(trx, first, last);
  const gifts = await giftsWithReferences(trx, account, first, last);
  const numbers = accounts.filter(({ id }) => id !== account).map(({ number }) => number.replace(/\D/g, ""));
  const taken = new Set<number>();
  for (const row of out) {
    const kind = debitKindOf(row.description, numbers);
    const code = plainCode(row.bank_reference);
    const paid = payouts.filter(
      (payout) =>
        payout.amount_paisa === -row.amount_paisa && !taken.has(payout.id) && isNear(payout.paid_on, row.day),
    );
    const payout = kind === "other" ? only(paid) : undefined;
    if (payout) taken.add(payout.id);
    const gift =
      kind === "returned" && code !== ""
        ? only(gifts.filter((one) => one.amount_paisa === -row.amount_paisa && one.code === code))
        : undefined;
    debits.set(row.fingerprint, {
      aside_at: at,
      aside_kind: payout ? "payout" : kind,
      aside_by: by,
      payout_id: payout?.id ?? null,
      returned_id: gift?.donation_id ?? null,
    });
  }
  return debits;
}

const isNear = (paid: string, day: string) =>
  paid >= addDays(day, -payoutDays) && paid <= addDays(day, payoutDays);

const only = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined);

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

/** The gifts whose lines of this account have a reference, such as a cheque's number. */
async function giftsWithReferences(trx: Db, account: StatementAccount, first: string, last: string) {
  const rows = await trx
    .selectFrom("statement_lines")
    .select(["donation_id", "amount_paisa", "bank_reference"])
    .where("account", "=", account)
    .where("donation_id", "is not", null)
    .where("bank_reference", "<>", "")
    .where("day", ">=", addDays(first, -returnDays))
    .where("day", "<=", last)
    .execute();
  return rows.map((row) => ({ ...row, code: plainCode(row.bank_reference) }));
}
