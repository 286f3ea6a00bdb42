import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { donationPath } from "#app/features/giving/donations/server/give-donation.server.ts";
import { issueDonationKey, issueShowingKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { accountName } from "#app/features/giving/ledger/statement-accounts.ts";
import { unprintableLetters } from "#app/site/drawn-text/text-fonts.server.ts";
import { linkMs } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { DonationDetails } from "./donations-desk.schema.ts";
import { donationRows, presentRow } from "./donations-desk.store.server.ts";

/**
 * All that the books hold of a donation, with links for staff that open for a day: DESK-02.
 * @param mayAct whether the links are those of the donor, or only show
 * @returns undefined for an unknown reference
 */
export async function readDonationDetails(
  db: Db,
  now: Date,
  reference: string,
  { mayAct }: { mayAct: boolean },
): Promise<DonationDetails | undefined> {
  const row = await donationRows(db)
    .select([
      "donations.gateway",
      "donations.donor_email",
      "donations.donor_reference",
      "donations.dedication",
      "donations.tax_number",
      "donations.postal_address",
      "donations.donor_phone",
      "donations.paid_at",
      "donations.refunded_at",
      "donations.note",
      "donations.version",
      "receipts.issued_at",
      "receipts.voided_at",
    ])
    .where("donations.reference", "=", reference.toUpperCase())
    .select("donations.corrects_id")
    .executeTakeFirst();
  if (!row) return undefined;
  const { issued_at, voided_at, corrects_id, ...fields } = row;
  const [corrects, successor] = await Promise.all([
    corrects_id === null ? undefined : findReference(db, "id", corrects_id),
    row.state === "corrected" ? findReference(db, "corrects_id", row.id) : undefined,
  ]);
  const [events, attempts, reports, lines] = await Promise.all([
    db
      .selectFrom("donation_events")
      .select(["id", "at", "kind", "to_state", "cause", "actor", "detail"])
      .where("donation_id", "=", row.id)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("payment_attempts")
      .select([
        "id",
        "gateway",
        "reference",
        "state",
        "created_at",
        "expires_at",
        "asked_at",
        "next_check_at",
        "checks",
        "last_code",
        "provider_reference",
        "refused_returns",
      ])
      .where("donation_id", "=", row.id)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("transfer_reports")
      .select(["id", "state", "reported_at"])
      .where("donation_id", "=", row.id)
      .orderBy("id")
      .execute(),
    readDonationLines(db, [row.id]),
  ]);
  const line = lines.get(row.id);
  const key = mayAct
    ? await issueDonationKey(db, now, row.id, linkMs.staff)
    : await issueShowingKey(db, now, row.id);
  return {
    ...presentRow(fields),
    unprintable: await unprintableLetters(row.donor_name, row.dedication),
    page: donationPath(key),
    receipt:
      row.receipt_number && issued_at
        ? {
            number: row.receipt_number,
            path: `/receipts/${key}`,
            issued_at,
            voided: voided_at !== null,
          }
        : null,
    events: events.map((event) => ({
      ...event,
      detail: shownDetail(JSON.parse(event.detail) as Record<string, unknown>, line),
    })),
    attempts,
    reports,
    line: line ?? null,
    corrects: corrects ?? null,
    successor: successor ?? null,
  };
}

/** Of two successors the first: the other one is the part that was given back. */
const findReference = async (db: Db, column: "id" | "corrects_id", id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom("donations")
      .select("reference")
      .where(column, "=", id)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  )?.reference;

type DonationLine = {
  account: StatementAccount;
  day: string;
  bank_reference: string;
  description: string;
  imported_at: string;
  imported_by: string;
};

/** The lines that pay these donations, by the donation's number. */
export async function readDonationLines(db: Db, ids: readonly number[]): Promise<Map<number, DonationLine>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("statement_lines")
    .select(["donation_id", "account", "day", "bank_reference", "description", "imported_at", "imported_by"])
    .where("donation_id", "in", ids)
    .execute();
  return new Map(
    rows.flatMap(({ donation_id, ...line }) => (donation_id === null ? [] : [[donation_id, line]])),
  );
}

/** A line of a statement is known to the ledger by a name that is made from its words, and means nothing to people. */
const isLineName = (reference: string) => reference.startsWith("statement-");

/** The reference of a payment as the bank or provider has it; "" where the statement has none. */
export const shownReference = (reference: string, line: DonationLine | undefined): string =>
  isLineName(reference) ? (line?.bank_reference ?? "") : reference;

/** What an event says, with the bank's reference in the place of a line's name. */
function shownDetail(
  detail: Record<string, unknown>,
  line: DonationLine | undefined,
): Record<string, unknown> {
  const { payment_reference, ...more } = detail;
  if (typeof payment_reference !== "string") return detail;
  const shown = shownReference(payment_reference, line);
  return shown ? { ...more, payment_reference: shown } : more;
}

export const accountOf = (line: DonationLine | undefined): string => (line ? accountName(line.account) : "");
