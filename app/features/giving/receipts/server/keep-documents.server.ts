import { setImmediate } from "node:timers/promises";
import type { ReceiptRow } from "#app/features/giving/receipts/server/receipt-document.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Services } from "#server/services.ts";
import { composeDocument, personalPart, readIssuer } from "./receipt-document.server.ts";

const batchSize = 50;

/**
 * Makes the documents of receipts from before receipts had them, with what is known now, and marks them as made later:
 * RECEIPT-08. Their paper named the day of the booking as that of the donation, and goes on doing so. A batch at a time, so
 * that others are answered meanwhile.
 */
export async function keepDocuments(
  { db, env }: Pick<Services, "db" | "env">,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const rows = await undocumented(db).orderBy("receipts.id").limit(batchSize).execute();
    if (rows.length === 0) return;
    await keep(db, env.siteUrl, rows);
    await setImmediate();
  }
}

/** The same for one receipt that is asked for before its turn. */
export async function keepDocumentOf(db: Db, siteUrl: string, id: number): Promise<void> {
  await keep(db, siteUrl, await undocumented(db).where("receipts.id", "=", id).execute());
}

const undocumented = (db: Db) =>
  db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    .selectAll("receipts")
    .select("donations.dedication as words")
    .where("receipts.document", "=", "");

async function keep(db: Db, siteUrl: string, rows: (ReceiptRow & { words: string })[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const issuer = await readIssuer(trx, "en");
    for (const { words, ...row } of rows) {
      const { donor_name, ...person } = personalPart({ donor_name: row.donor_name, dedication: words });
      const about = {
        origin: "reconstructed",
        // They are from before the site was in Urdu.
        language: "en",
        fund: row.fund_title,
        givenOn: row.paid_on,
        issuer,
        siteUrl,
      } as const;
      await trx
        .updateTable("receipts")
        .set({ ...person, document: JSON.stringify(composeDocument(row, about)) })
        .where("id", "=", row.id)
        // Another process may have made it, or the person may have been taken out since.
        .where("document", "=", "")
        .where("donor_name", "=", donor_name)
        .execute();
    }
  });
}
