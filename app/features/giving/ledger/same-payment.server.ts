import { sql } from "kysely";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import { closedThrough } from "./closings.server.ts";
import { paymentCode, paymentCodesIn, referencesIn } from "./payment-code.ts";
import { lockLine } from "./statement-lines.server.ts";

/* Whether a line of a statement and a donation are the same payment, whoever wrote its number down, and how. */

type Line = { id: number; amount_paisa: number; description: string; bank_reference: string };

const wordsOf = ({ description, bank_reference }: Omit<Line, "id">) => ({
  description,
  reference: bank_reference,
});

/** A line's reference and the numbers in its words: at most so many are looked for. */
const maxCodes = 13;

/**
 * For each line the paid donation of its amount that its reference, a number in its words, or the gift's own TXN in it
 * names. A number in the words counts only for a donation without a line: an account's number stands in many lines.
 */
export async function findDonationsOfLines(
  db: Db,
  lines: readonly Line[],
  { exceptId = 0, withoutLine }: { exceptId?: number; withoutLine: boolean },
): Promise<Map<number, string>> {
  const asked = lines.map((line) => {
    const own = paymentCode(line.bank_reference);
    const words = paymentCodesIn(line).slice(0, maxCodes);
    return { line, own, words, references: new Set(referencesIn(wordsOf(line))) };
  });
  const codes = [...new Set(asked.flatMap(({ words }) => words))];
  const references = [...new Set(asked.flatMap((each) => [...each.references]))];
  if (codes.length + references.length === 0) return new Map();
  const donations = db
    .selectFrom("donations")
    .leftJoin("statement_lines", "statement_lines.donation_id", "donations.id")
    .select(["donations.reference", "donations.amount_paisa", "donations.payment_code"])
    .select("statement_lines.id as line")
    .where("donations.id", "<>", exceptId)
    .orderBy("donations.id");
  const found = [
    // Each by its own index. The one of codes holds the rows that have one.
    ...(await donations
      .where("donations.payment_code", "in", codes.length > 0 ? codes : [""])
      .where("donations.payment_code", "<>", sql.lit(""))
      .execute()),
    ...(await donations
      .where("donations.reference", "in", references.length > 0 ? references : [""])
      .where("donations.state", "in", ["paid", "refunded"])
      .execute()),
  ];
  const byCode = Map.groupBy(found, ({ payment_code }) => payment_code);
  const byReference = Map.groupBy(found, ({ reference }) => reference);
  const same = new Map<number, string>();
  for (const { line, own, words, references: named } of asked) {
    const candidates = [
      ...[...named].flatMap((reference) => byReference.get(reference) ?? []),
      ...words.flatMap((code) => byCode.get(code) ?? []),
    ];
    const donation = candidates.find(
      (one) =>
        one.amount_paisa === line.amount_paisa &&
        (one.line === null || (!withoutLine && own !== "" && one.payment_code === own)),
    );
    if (donation) same.set(line.id, donation.reference);
  }
  return same;
}

/** A line is looked for so many days around the day that staff have entered. */
const maxDays = 10;
/** So many lines of one amount in those days are looked through. */
const maxLines = 1000;

type Payment = {
  /** The number that staff have entered. */
  reference: string;
  /** The gift's own TXN. */
  own: string;
  amountPaisa: number;
  /** A Karachi day. */
  day: string;
};

/**
 * The line of a statement that a gift's confirmation by hand is about: of its amount, near its day, with the number that
 * was entered, or with the gift's own reference. A closed day's line stays as it is. With the donation locked.
 * @returns its id, locked, when one line waits and no other fits; the donation that such a line has confirmed already; and
 *   whether that line is the only one, so that it would pay two donations
 */
export async function findLineOfPayment(
  trx: Db,
  { reference, own, amountPaisa, day }: Payment,
): Promise<{ line?: number; other?: string; isSpent?: boolean }> {
  const code = paymentCode(reference);
  const rows = await trx
    .selectFrom("statement_lines")
    .leftJoin("donations", "donations.id", "statement_lines.donation_id")
    .select(["statement_lines.id", "statement_lines.amount_paisa", "statement_lines.description"])
    .select(["statement_lines.bank_reference", "statement_lines.day", "statement_lines.aside_at"])
    .select("donations.reference as other")
    .where("statement_lines.day", ">=", addDays(day, -maxDays))
    .where("statement_lines.day", "<=", addDays(day, maxDays))
    .where("statement_lines.amount_paisa", "=", amountPaisa)
    .orderBy("statement_lines.id")
    .limit(maxLines)
    .execute();
  const isNumbered = (line: Line) => code !== "" && paymentCodesIn(line).includes(code);
  const numbered = rows.filter(isNumbered);
  const other = numbered.find((line) => line.other !== null && line.other !== own)?.other ?? undefined;
  const closed = await closedThrough(trx);
  const isOpen = (line: (typeof rows)[number]) =>
    line.other === null && line.aside_at === null && line.day > closed;
  const isNamed = (line: Line) => referencesIn(wordsOf(line)).includes(own);
  const open = rows.filter((line) => isOpen(line) && (isNumbered(line) || isNamed(line)));
  const [only, ...more] = open;
  if (!only) return { other, isSpent: other !== undefined };
  if (more.length > 0) return { other };
  const locked = await lockLine(trx, only.id);
  // Somebody has used it while it was waited for: that donation is the other one.
  if (locked?.donation_id != null) return findLineOfPayment(trx, { reference, own, amountPaisa, day });
  return locked && locked.aside_at === null ? { line: only.id, other } : { other };
}
