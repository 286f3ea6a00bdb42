import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { DonationMethod, GatewayName } from "#app/contract/payment-methods.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { DonationsTable, FundsTable, PaymentAttemptsTable } from "#server/db/giving-schema.ts";
import { searchText } from "#server/db/search.ts";
import { addDonationEvent } from "./donation-events.server.ts";
import { hasBeenPaid } from "./donation-states.ts";
import { attemptReference, donationReference, sha256 } from "./references.server.ts";

export type DonationRow = Selectable<DonationsTable>;
export type AttemptRow = Selectable<PaymentAttemptsTable>;

export type NewDonation = {
  /** Made by the page for each donation that is meant. */
  idempotencyKey: string;
  amountPaisa: number;
  fund: FundsTable;
  method: DonationMethod;
  gateway: GatewayName;
  donorName: string;
  donorEmail: string;
  donorReference: string;
  anonymous: boolean;
  dedication: string;
  /** As readTaxNumber returns it; for the donor's own papers. */
  taxNumber?: string;
  /** For the tax office's list of donors. */
  postalAddress?: string;
  donorPhone?: string;
  /** Of its form: its receipt and mails are in it. English where nothing is said. */
  language?: Language;
  /** Whether it begins a pledge: another donation than the same without. */
  monthly?: boolean;
  /** The pledge whose reminder it answers. */
  pledgeId?: number;
  /** The gift whose payment it takes over. */
  correctsId?: number;
  /** The administrator's name, when staff book it. */
  bookedBy?: string;
};

/** A donation, which nobody else changes until the transaction ends. @returns undefined when there is no such donation */
export async function lockDonation(trx: Db, id: number): Promise<DonationRow | undefined> {
  await lockRow(trx, "donations", "needs_review", id);
  return trx.selectFrom("donations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What a donation is found by. */
export const donationSearchText = (
  row: Pick<DonationRow, "reference" | "donor_name" | "donor_email" | "donor_reference" | "dedication">,
) => searchText(row.reference, row.donor_name, row.donor_email, row.donor_reference, row.dedication);

/** What must be equal for the same idempotency key to mean the same input. */
const requestHash = ({
  idempotencyKey: _,
  fund,
  gateway: __,
  bookedBy: ___,
  language: ____,
  taxNumber: _____,
  postalAddress: ______,
  ...input
}: NewDonation) => sha256(JSON.stringify({ ...input, fund: fund.slug }));

/**
 * Writes a donation and its first event, before the donor leaves the site. The same idempotency key again gives the
 * donation that it made, and writes nothing: DONATE-07.
 * @returns a fault when the key stands for another donation
 */
export async function startDonation(
  trx: Db,
  now: Date,
  input: NewDonation,
): Promise<{ donation: DonationRow; repeated: boolean } | { fault: "other-donation" }> {
  const hash = requestHash(input);
  await keepFund(trx, input.fund);
  const row = {
    reference: donationReference(now),
    donor_name: input.donorName,
    donor_email: input.donorEmail,
    donor_reference: input.donorReference,
    dedication: input.dedication,
  };
  const made = await trx
    .insertInto("donations")
    .values({
      ...row,
      unused_key: randomUUID(),
      idempotency_key: input.idempotencyKey,
      request_hash: hash,
      amount_paisa: input.amountPaisa,
      fund: input.fund.slug,
      method: input.method,
      gateway: input.gateway,
      state: "started",
      anonymous: input.anonymous ? 1 : 0,
      pledge_id: input.pledgeId ?? null,
      corrects_id: input.correctsId ?? null,
      created_at: now.toISOString(),
      search_text: donationSearchText(row),
      tax_number: input.taxNumber ?? "",
      postal_address: input.postalAddress ?? "",
      donor_phone: input.donorPhone ?? "",
      language: input.language ?? "en",
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) {
    const found = await trx
      .selectFrom("donations")
      .select("id")
      .where("idempotency_key", "=", input.idempotencyKey)
      .executeTakeFirstOrThrow();
    // Two repeats at once wait for each other, and both for what a gateway answers: neither opens a second attempt.
    const donation = await lockDonation(trx, found.id);
    if (donation?.request_hash !== hash) return { fault: "other-donation" };
    // Sent again with the number or the postal address mended, before it is paid.
    const tax_number = input.taxNumber || donation.tax_number;
    const postal_address = input.postalAddress || donation.postal_address;
    const isMended = tax_number !== donation.tax_number || postal_address !== donation.postal_address;
    if (!isMended || hasBeenPaid(donation.state)) return { donation, repeated: true };
    await trx
      .updateTable("donations")
      .set({ tax_number, postal_address })
      .where("id", "=", found.id)
      .execute();
    return { donation: { ...donation, tax_number, postal_address }, repeated: true };
  }
  const { amountPaisa: amount_paisa, method, gateway, bookedBy } = input;
  await addDonationEvent(trx, now, made, {
    kind: "started",
    from: null,
    cause: bookedBy === undefined ? "donor" : "staff",
    actor: bookedBy,
    detail: { amount_paisa, method, gateway },
  });
  return { donation: made, repeated: false };
}

/**
 * Keeps the fund's row and its title of now, so that the books name it after its programme is gone from the site. Who
 * locks the closings calls it before: another transaction may hold a fund that is new, and wait for them.
 */
export async function keepFund(trx: Db, fund: FundsTable): Promise<void> {
  const known = await trx
    .selectFrom("funds")
    .select("title")
    .where("slug", "=", fund.slug)
    .executeTakeFirst();
  if (known?.title === fund.title) return;
  await trx
    .insertInto("funds")
    .values(fund)
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ title: fund.title }))
    .execute();
}

/** A checkout is open for so long: then the provider takes no payment any more. */
const attemptMs = 60 * 60 * 1000;

/** Writes a try to pay at a gateway, before the donor is sent there. */
export async function openAttempt(
  trx: Db,
  now: Date,
  donation: Pick<DonationRow, "id" | "amount_paisa">,
  {
    gateway,
    firstCheckMs,
  }: {
    gateway: GatewayName;
    /** When it is asked first, in milliseconds from now; undefined for a gateway that is not asked. */
    firstCheckMs: number | undefined;
  },
): Promise<AttemptRow> {
  return trx
    .insertInto("payment_attempts")
    .values({
      donation_id: donation.id,
      gateway,
      reference: attemptReference(now),
      amount_paisa: donation.amount_paisa,
      state: "open",
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + attemptMs).toISOString(),
      next_check_at: firstCheckMs === undefined ? null : new Date(now.getTime() + firstCheckMs).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
