import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { DonationMethod, GatewayName } from "#app/contract/payment-methods.ts";
import type { Db } from "#server/db/connect.ts";
import type { DonationsTable, FundsTable, PaymentAttemptsTable } from "#server/db/giving-schema.ts";
import { lockRow } from "#server/db/lock-row.ts";
import { searchText } from "#server/db/search.ts";

import { attemptReference, donationReference, sha256 } from "./references.server.ts";

export type DonationRow = Selectable<DonationsTable>;
export type AttemptRow = Selectable<PaymentAttemptsTable>;

export type NewDonation = {
  /** Made by the page for each gift that is meant. */
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
  /** Whether it begins a pledge: another gift than the same without. */
  monthly?: boolean;
  /** The pledge whose reminder it answers. */
  pledgeId?: number;
  /** The administrator's name, when staff book it. */
  bookedBy?: string;
};

/** What a donation is found by. */
const donationSearchText = (
  row: Pick<DonationRow, "reference" | "donor_name" | "donor_email" | "donor_reference" | "dedication">,
) => searchText(row.reference, row.donor_name, row.donor_email, row.donor_reference, row.dedication);

/** What must be equal for the same idempotency key to mean the same gift. */
const requestHash = ({ idempotencyKey: _, fund, gateway: __, ...gift }: NewDonation) =>
  sha256(JSON.stringify({ ...gift, fund: fund.slug }));

/**
 * Writes a donation and its first event, before the donor leaves the site. The same idempotency key again gives the
 * donation that it made, and writes nothing: DONATE-07.
 * @returns a fault when the key stands for another gift
 */
export async function startDonation(
  trx: Db,
  now: Date,
  gift: NewDonation,
): Promise<{ donation: DonationRow; repeated: boolean } | { fault: "other-gift" }> {
  const hash = requestHash(gift);
  await keepFund(trx, gift.fund);
  const row = {
    reference: donationReference(now),
    donor_name: gift.donorName,
    donor_email: gift.donorEmail,
    donor_reference: gift.donorReference,
    dedication: gift.dedication,
  };
  const made = await trx
    .insertInto("donations")
    .values({
      ...row,
      unused_key: randomUUID(),
      idempotency_key: gift.idempotencyKey,
      request_hash: hash,
      amount_paisa: gift.amountPaisa,
      fund: gift.fund.slug,
      method: gift.method,
      gateway: gift.gateway,
      state: "started",
      anonymous: gift.anonymous ? 1 : 0,
      pledge_id: gift.pledgeId ?? null,
      created_at: now.toISOString(),
      search_text: donationSearchText(row),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) {
    const found = await trx
      .selectFrom("donations")
      .select("id")
      .where("idempotency_key", "=", gift.idempotencyKey)
      .executeTakeFirstOrThrow();
    // Two repeats at once wait for each other, and both for what a gateway answers: neither opens a second attempt.
    await lockRow(trx, "donations", "needs_review", found.id);
    const donation = await trx
      .selectFrom("donations")
      .selectAll()
      .where("id", "=", found.id)
      .executeTakeFirstOrThrow();
    return donation.request_hash === hash ? { donation, repeated: true } : { fault: "other-gift" };
  }
  await trx
    .insertInto("donation_events")
    .values({
      donation_id: made.id,
      at: now.toISOString(),
      kind: "started",
      from_state: null,
      to_state: "started",
      cause: gift.bookedBy === undefined ? "donor" : "staff",
      actor: gift.bookedBy ?? "",
      detail: JSON.stringify({ amount_paisa: gift.amountPaisa, method: gift.method, gateway: gift.gateway }),
    })
    .execute();
  return { donation: made, repeated: false };
}

/** Keeps the fund's row and its title of now, so that the books name it after its programme is gone from the site. */
async function keepFund(trx: Db, fund: FundsTable): Promise<void> {
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
