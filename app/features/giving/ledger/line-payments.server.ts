import { sql } from "kysely";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import { closedThrough } from "./closings.server.ts";
import { paymentCodesIn, referencesIn } from "./match-codes.ts";
import { paymentCode } from "./payment-code.ts";
import { joinReturn } from "./returned-lines.server.ts";

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

/** A line, which nobody else uses until the transaction ends. @returns undefined when there is no such line */
export async function lockLine(trx: Db, id: number) {
  if (!(await lockRow(trx, "statement_lines", "imported_by", id))) return undefined;
  return trx
    .selectFrom("statement_lines")
    .select(["id", "fingerprint", "day", "amount_paisa", "description", "bank_reference", "account"])
    .select(["donation_id", "aside_at", "aside_kind", "imported_by", "imported_by_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** A locked line confirms this donation from now on, and never another one. Where its money went back, that is known. */
export async function takeLine(trx: Db, id: number, donationId: number): Promise<void> {
  await trx
    .updateTable("statement_lines")
    .set({ donation_id: donationId })
    .where("id", "=", id)
    .where("donation_id", "is", null)
    .execute();
  await joinReturn(trx, id, donationId);
}

/** The line that has confirmed a donation, locked. */
export async function lineOfDonation(trx: Db, donationId: number): Promise<number | undefined> {
  return (await lockLinesOfDonation(trx, donationId)).find((line) => line.donation_id === donationId)?.id;
}

/** The lines of a donation, locked: that of its payment, and those by which it went back. */
export async function lockLinesOfDonation(trx: Db, donationId: number) {
  const found = await trx
    .selectFrom("statement_lines")
    .select(["id", "day", "donation_id"])
    .where((where) =>
      where.or([where("donation_id", "=", donationId), where("returned_id", "=", donationId)]),
    )
    .orderBy("id")
    .execute();
  for (const { id } of found) await lockRow(trx, "statement_lines", "imported_by", id);
  return found;
}

/** A locked line leaves its corrected donation, for its successor or to wait again. Of any other the database refuses it. */
export async function moveLine(trx: Db, id: number, donationId: number | null): Promise<void> {
  await trx.updateTable("statement_lines").set({ donation_id: donationId }).where("id", "=", id).execute();
}

/**
 * A locked line that waits becomes several that add up to it: it keeps the first amount, and each other one is a line
 * of its own. Its fingerprint stays, so that the same statement adds nothing again. TRANSFER-21.
 * @param amounts in paisa, each above zero
 * @returns the numbers of the lines, in the order of the amounts
 */
export async function splitLine(trx: Db, id: number, amounts: readonly number[]): Promise<number[]> {
  const line = await trx
    .selectFrom("statement_lines")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (sum !== line.amount_paisa || amounts.some((amount) => amount <= 0))
    throw new Error(`The parts of line ${id} do not add up to it`);
  const [first = sum, ...others] = amounts;
  await trx.updateTable("statement_lines").set({ amount_paisa: first }).where("id", "=", id).execute();
  const ids = [id];
  const { id: _, ...kept } = line;
  const { parts } = await trx
    .selectFrom("statement_lines")
    .select((select) => select.fn.countAll<number>().as("parts"))
    .where("split_of", "=", line.split_of ?? id)
    .executeTakeFirstOrThrow();
  for (const [place, amount_paisa] of others.entries()) {
    const part = await trx
      .insertInto("statement_lines")
      .values({
        ...kept,
        amount_paisa,
        fingerprint: `${line.fingerprint}/${Number(parts) + place + 1}`,
        split_of: line.split_of ?? id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(part.id);
  }
  return ids;
}

export type BankLine = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

/** That a line is a gift's payment: of what, by which number, and when. */
export const confirmationBy = (
  line: Pick<BankLine, "amount_paisa" | "fingerprint" | "bank_reference" | "day">,
) => ({
  amountPaisa: line.amount_paisa,
  paymentReference: `statement-${line.fingerprint}`,
  bankReference: line.bank_reference,
  receivedOn: line.day,
});
