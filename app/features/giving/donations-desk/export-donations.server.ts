import { methodNames } from "#app/contract/payment-methods.ts";
import { csvRupees } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";
import type { CsvColumns } from "#server/http/send-csv.ts";
import { accountOf, readDonationLines, shownReference } from "./donation-details.server.ts";
import { stateNames } from "./donation-words.ts";
import { type AskedDonations, donationRows, pageOfIds } from "./donations-desk.store.server.ts";

const batchSize = 500;

type ExportRow = Awaited<ReturnType<typeof readBatch>>[number];

/** The columns of the file, headings and values: every field of a donation. */
export const exportColumns: CsvColumns<ExportRow> = {
  Reference: (row) => row.reference,
  Started: (row) => row.created_at,
  State: (row) => stateNames[row.state],
  "Needs review": (row) => (row.needs_review === 1 ? "yes" : ""),
  "Amount (PKR)": (row) => csvRupees(row.amount_paisa),
  "Refunded (PKR)": (row) => csvRupees(row.state === "refunded" ? row.amount_paisa : 0),
  Fund: (row) => row.fund_title,
  Method: (row) => methodNames[row.method],
  Gateway: (row) => row.gateway,
  "Day at the bank": (row) => row.received_on ?? "",
  "Day in the books": (row) => row.paid_on ?? "",
  "Confirmed at": (row) => row.paid_at,
  "Payment reference": (row) => row.payment_reference,
  "Statement of": (row) => accountOf(row.line),
  "Day on the statement": (row) => row.line?.day ?? "",
  "Words of the statement": (row) => row.line?.description ?? "",
  "Confirmed by": (row) => row.confirmed_by,
  "Refunded on": (row) => row.refunded_on ?? "",
  Receipt: (row) => row.receipt_number ?? "",
  "Receipt void": (row) => (row.voided_at ? "yes" : ""),
  Donor: (row) => row.donor_name,
  "Anonymous in public": (row) => (row.anonymous === 1 ? "yes" : ""),
  Email: (row) => row.donor_email,
  "Donor's reference": (row) => row.donor_reference,
  Dedication: (row) => row.dedication,
  Monthly: (row) => (row.pledge_id === null ? "" : "yes"),
  Note: (row) => row.note,
};

async function readBatch(db: Db, ids: number[]) {
  const rows = await donationRows(db)
    .select([
      "donations.gateway",
      "donations.donor_email",
      "donations.donor_reference",
      "donations.dedication",
      "donations.paid_at",
      "donations.note",
      "receipts.voided_at",
    ])
    .where("donations.id", "in", ids)
    .execute();
  const payments = await db
    .selectFrom("donation_events")
    .select(["donation_id", "cause", "actor", "detail"])
    .where("donation_id", "in", ids)
    .where("kind", "=", "state")
    .where("to_state", "=", "paid")
    .execute();
  const paymentOf = new Map(payments.map((event) => [event.donation_id, event]));
  const lines = await readDonationLines(db, ids);
  return rows.map((row) => {
    const payment = paymentOf.get(row.id);
    const detail = JSON.parse(payment?.detail ?? "{}") as { payment_reference?: string };
    const line = lines.get(row.id);
    return {
      ...row,
      line,
      payment_reference: line?.bank_reference || shownReference(detail.payment_reference ?? "", line),
      confirmed_by: payment?.actor ?? "",
    };
  });
}

/** The rows of the file in the order of the list, a few hundred at a time: it needs no more memory than a page. */
export async function* exportedDonations(db: Db, filter: AskedDonations): AsyncGenerator<ExportRow> {
  let cursor: string | undefined;
  do {
    const { ids, next } = await pageOfIds(db, filter, { limit: batchSize, cursor });
    if (ids.length === 0) return;
    const rows = new Map((await readBatch(db, ids)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row) yield row;
    }
    cursor = next;
  } while (cursor);
}
