import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import { closedThrough } from "./closings.server.ts";
import { paymentCodesIn } from "./payment-code.ts";

/* Lines by which the money of a gift went back at the bank, such as that of a cheque that bounced: TRANSFER-24. */

/** In days: a cheque comes back by then. */
const returnDays = 60;
/** More lines than this with one amount and number, and it tells nothing. */
const maxEqual = 20;

type Line = {
  account: StatementAccount;
  day: string;
  amount_paisa: number;
  description: string;
  bank_reference: string;
};

/**
 * Which line that went out is the return of which line that came in: of one account and amount, with the same number in
 * both, such as the cheque's, at most 60 days later, and each of the two can only be the other's.
 */
export function pairReturns<Credit extends Line, Debit extends Line>(
  credits: readonly Credit[],
  debits: readonly Debit[],
): Map<Debit, Credit> {
  const keysOf = (line: Line) =>
    paymentCodesIn(line).map((code) => `${line.account}|${Math.abs(line.amount_paisa)}|${code}`);
  const byKey = Map.groupBy(
    debits.flatMap((debit) => keysOf(debit).map((key) => ({ key, debit }))),
    ({ key }) => key,
  );
  const pairs = credits.flatMap((credit) => {
    const same = keysOf(credit).flatMap((key) => {
      const group = byKey.get(key) ?? [];
      return group.length > maxEqual ? [] : group.map(({ debit }) => debit);
    });
    return [...new Set(same)]
      .filter(({ day }) => day >= credit.day && day <= addDays(credit.day, returnDays))
      .map((debit) => ({ credit, debit }));
  });
  const ofCredit = Map.groupBy(pairs, ({ credit }) => credit);
  const ofDebit = Map.groupBy(pairs, ({ debit }) => debit);
  const only = pairs.filter(
    ({ credit, debit }) => ofCredit.get(credit)?.length === 1 && ofDebit.get(debit)?.length === 1,
  );
  return new Map(only.map(({ credit, debit }) => [debit, credit]));
}

const lineColumns = ["id", "account", "day", "amount_paisa", "description", "bank_reference"] as const;
const perQuery = 500;

/** The lines that may be what came back by these: with their gift, where they have one that has not gone back yet. */
export async function listReturnable(db: Db, debits: readonly Line[]) {
  const days = debits.map(({ day }) => day).toSorted();
  const amounts = [...new Set(debits.map(({ amount_paisa }) => -amount_paisa))];
  const found = [];
  for (let from = 0; from < amounts.length; from += perQuery)
    found.push(
      ...(await db
        .selectFrom("statement_lines")
        .select([...lineColumns, "donation_id"])
        .where("amount_paisa", "in", amounts.slice(from, from + perQuery))
        .where("day", ">=", addDays(days[0] ?? "", -returnDays))
        .where("day", "<=", days.at(-1) ?? "")
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom("statement_lines as back")
                .select("back.id")
                .whereRef("back.returned_id", "=", "statement_lines.donation_id"),
            ),
          ),
        )
        .execute()),
    );
  return found;
}

/** By their numbers, the return of each of these lines that no gift has yet. Up to a few hundred lines. */
export async function findReturns(
  db: Db,
  lines: readonly (Line & { id: number })[],
): Promise<Map<number, { id: number; day: string }>> {
  const days = lines.map(({ day }) => day).toSorted();
  if (lines.length === 0) return new Map();
  const debits = await db
    .selectFrom("statement_lines")
    .select(lineColumns)
    .where("amount_paisa", "<", 0)
    .where("amount_paisa", "in", [...new Set(lines.map(({ amount_paisa }) => -amount_paisa))])
    .where("day", ">=", days[0] ?? "")
    .where("day", "<=", addDays(days.at(-1) ?? "", returnDays))
    .where("aside_kind", "=", "returned")
    .where("returned_id", "is", null)
    .execute();
  if (debits.length === 0) return new Map();
  const pairs = pairReturns(await listReturnable(db, debits), debits);
  return new Map([...pairs].map(([{ id, day }, credit]) => [credit.id, { id, day }]));
}

/** A gift has just got its line: where its money went back already, that line is joined with it, unless its day is closed. */
export async function joinReturn(trx: Db, lineId: number, donationId: number): Promise<void> {
  const line = await trx
    .selectFrom("statement_lines")
    .select(lineColumns)
    .where("id", "=", lineId)
    .executeTakeFirstOrThrow();
  const back = (await findReturns(trx, [line])).get(lineId);
  if (!back || back.day <= (await closedThrough(trx))) return;
  await trx
    .updateTable("statement_lines")
    .set({ returned_id: donationId })
    .where("id", "=", back.id)
    .where("returned_id", "is", null)
    .execute();
}

/** A corrected gift's return is that of its successor; of none, where the amount is another one now, or nothing was paid. */
export async function moveReturn(trx: Db, oldId: number, donationId: number | null): Promise<void> {
  await trx
    .updateTable("statement_lines")
    .set({ returned_id: donationId })
    .where("returned_id", "=", oldId)
    .execute();
}

/** Whether the bank took a gift's money back, as with a cheque that bounced: then nobody here has returned it. */
export async function hasComeBack(db: Db, donationId: number): Promise<boolean> {
  const line = await db
    .selectFrom("statement_lines")
    .select("id")
    .where("returned_id", "=", donationId)
    .executeTakeFirst();
  return line !== undefined;
}
