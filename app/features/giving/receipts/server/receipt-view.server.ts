import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import type { ReceiptRow } from "./receipt-document.server.ts";
import { readDocument } from "./receipt-document.server.ts";
import type { PrintedReceipt } from "./receipt-pdf.server.ts";
import { readVoided } from "./receipts.store.server.ts";

/** The receipt as the donor's own page and paper say it: what is stored with it, and whether it is void since. */
export async function printedReceipt({ db }: Pick<Deps, "db">, receipt: ReceiptRow): Promise<PrintedReceipt> {
  const kept = await db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    .select(["document", "receipts.donor_name", "receipts.dedication", "donation_id", "voided_at"])
    // Beside what is sealed: it can be corrected, and goes with the person.
    .select("donations.tax_number")
    .where("receipts.id", "=", receipt.id)
    .executeTakeFirstOrThrow();
  const document = readDocument(kept);
  return {
    ...document,
    donor: kept.donor_name || textIn(document.language, paperWords)("anonymous"),
    dedication: kept.dedication,
    taxNumber: kept.tax_number,
    ...(await readVoided(db, kept)),
  };
}
