import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { plainCode } from "#app/features/giving/ledger/payment-code.ts";
import { sha256 } from "#app/features/giving/ledger/references.server.ts";
import { listReturnable, pairReturns } from "#app/features/giving/ledger/returned-lines.server.ts";
import type { DebitKind, OwnAccount } from "#app/features/giving/ledger/statement-accounts.ts";
import { addDays } from "#app/lib/dates.ts";
import { foldMarks } from "#app/lib/fold-text.ts";
import type { StatementEntry } from "#app/parts/bank-statements/bank-statement-line.ts";
import { debitKindOf, joinPayouts, payoutDays } from "#app/parts/bank-statements/debits.ts";
import type { Db } from "#server/db/connect.ts";

/*
 * The lines of statements. A line is known by its account, its day, its amount and its words, so that the same
 * statement, or another one that overlaps it, adds nothing twice. The balance is left out: not every export has it.
 */

/** The names of the entries. Equal lines of one day are distinguished by their place among themselves. */
function fingerprintsOf(entries: readonly StatementEntry[], account: StatementAccount): string[] {
  const seen = new Map<string, number>();
  return entries.map(({ day, amountPaisa, reference, description }) => {
    // Known lines keep the names they have: what the search folds beyond marks changes with time.
    const words = foldMarks(description).replace(/[^\p{L}\p{N}]+/gu, "");
    const key = [day, amountPaisa, plainCode(reference), words].join("|");
    const place = seen.get(key) ?? 0;
    seen.set(key, place + 1);
    return sha256(`${account}|${key}|${place}`);
  });
}

export type StatementImport = {
  account: StatementAccount;
  /** All own accounts. */
  accounts: readonly OwnAccount[];
  by: { userId: number; name: string };
  /** What becomes of lines that stand in another account's statement: asked of whoever imports. */
  duplicates?: "move" | "keep";
};

export type Imported = {
  /** Of money that came in. */
  added: number;
  /** Of money that went out. */
  debits: number;
  /** Lines that were another account's until now. */
  moved: number;
};

const rowsPerQuery = 200;

/**
 * Stores the lines that are not known yet.
 * @throws Refusal where one is dated to a closed day
 * @returns `duplicates` and nothing stored when some stand in another account's statement, and nothing says what of them
 */
export async function addStatementLines(
  trx: Db,
  now: Date,
  entries: readonly StatementEntry[],
  { account, accounts, by, duplicates }: StatementImport,
): Promise<Imported | { duplicates: number; of: StatementAccount }> {
  const own = fingerprintsOf(entries, account);
  const others = accounts.map(({ id }) => id).filter((id) => id !== account);
  const ofOthers = others.map((name) => fingerprintsOf(entries, name));
  const known = await findKnown(trx, [...own, ...ofOthers.flat()]);

  const moved: { place: number; from: string; to: string }[] = [];
  const fresh: number[] = [];
  let duplicateOf: StatementAccount | undefined;
  for (const [place, name] of own.entries()) {
    if (known.has(name)) continue;
    const at = ofOthers.findIndex((names) => known.has(names[place] ?? ""));
    if (at < 0 || duplicates === "keep") fresh.push(place);
    else {
      duplicateOf = others[at];
      moved.push({ place, from: ofOthers[at]?.[place] ?? "", to: name });
    }
  }
  if (duplicateOf && !duplicates) return { duplicates: moved.length, of: duplicateOf };

  // Only what would be stored: the same statement again is no change of a closed day.
  const oldest = [...fresh, ...moved.map(({ place }) => place)]
    .map((place) => entries[place]?.day ?? "")
    .toSorted()[0];
  if (oldest !== undefined) await requireOpenDay(trx, oldest);
  for (const { from, to } of moved) {
    await trx
      .updateTable("statement_lines")
      .set({ fingerprint: to, account })
      .where("fingerprint", "=", from)
      .execute();
  }
  const rows = fresh.map((place) => rowOf(entries[place] as StatementEntry, own[place] ?? ""));
  const debits = await readDebits(trx, rows, { account, accounts, at: now.toISOString(), by: by.name });
  let added = 0;
  for (let from = 0; from < rows.length; from += rowsPerQuery) {
    const made = await trx
      .insertInto("statement_lines")
      .values(
        rows.slice(from, from + rowsPerQuery).map((row) => ({
          ...row,
          ...(debits.get(row.fingerprint) ?? noDebit),
          account,
          imported_at: now.toISOString(),
          imported_by: by.name,
          imported_by_id: by.userId,
        })),
      )
      .onConflict((conflict) => conflict.column("fingerprint").doNothing())
      .returning("id")
      .execute();
    added += made.length;
  }
  return { added: added - debits.size, debits: debits.size, moved: moved.length };
}

const rowOf = ({ day, amountPaisa, description, reference }: StatementEntry, fingerprint: string) => ({
  fingerprint,
  day,
  amount_paisa: amountPaisa,
  description,
  bank_reference: reference,
  donation_id: null,
});

async function findKnown(trx: Db, fingerprints: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < fingerprints.length; from += rowsPerQuery) {
    const rows = await trx
      .selectFrom("statement_lines")
      .select("fingerprint")
      .where("fingerprint", "in", fingerprints.slice(from, from + rowsPerQuery))
      .execute();
    for (const { fingerprint } of rows) known.add(fingerprint);
  }
  return known;
}

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
const noDebit = { aside_at: null, aside_kind: "", aside_by: "", payout_id: null, returned_id: null };

/** How a line of money that went out is stored: what it is by its words, and the payout or gift that it can only be. */
type Debit = {
  aside_at: string;
  aside_kind: DebitKind;
  aside_by: string;
  payout_id: number | null;
  returned_id: number | null;
};

/** The lines below zero among new ones, by their fingerprints. TRANSFER-24. */
async function readDebits(
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
