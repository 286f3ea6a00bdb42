import { type Db, lockRow } from "#server/db/connect.ts";
import { joinReturn } from "./returned-lines.server.ts";

/* Lines of bank statements, of which each pays one donation at most: taken, given back and split, whoever imported them. */

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
