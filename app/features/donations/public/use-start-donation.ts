import { useRef } from "react";
import { donationMessages as messages } from "#app/features/donations/donations.messages.ts";
import type { StartedDonation } from "#app/features/donations/donations.schema.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { useFormCall } from "#app/site/use-form-call.ts";

/** The fields of the call, by what the form holds. */
const donationBody = ({ amount, paymentMethod, fund, name, email, ...more }: FormValues) => ({
  amount,
  paymentMethod,
  fund,
  name,
  email,
  reference: more.reference,
  dedication: more.dedication,
  website: more.website,
  anonymous: more.anonymous === "true",
  monthly: more.monthly === "true",
});

/** After so long the same donation again is meant as a second one. */
const keyLifetime = 30 * 60 * 1000;

/** Where this tab keeps the key of the donation that was sent last. */
export const donationKeyDraft = "/donate#key";

/**
 * The key of a donation: the same while nothing of the donation is changed, so that a double press, a reload and a resend are
 * one donation; another one as soon as anything is.
 */
function keyOf(donation: string): string {
  const kept = readFormDraft(donationKeyDraft);
  if (kept?.donation === donation && Date.now() - Number(kept.at) < keyLifetime && kept.key) return kept.key;
  return newKey(donation);
}

function newKey(donation: string): string {
  const key = randomUuid();
  keepFormDraft(donationKeyDraft, { donation, key, at: String(Date.now()) });
  return key;
}

/** A version 4 UUID. crypto.randomUUID is missing where the site is opened without TLS. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => {
    const set = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return set.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Sends a donation to the server before the donor leaves: DONATE-07. */
export function useStartDonation(token: string | undefined) {
  const texts = { failed: messages.failed, broke: messages.failed };
  const send = useFormCall<StartedDonation>("startDonation", token, texts);
  /** Without storage the key lives as long as the page. */
  const last = useRef({ donation: "", key: "" });

  return async (values: FormValues): Promise<CallResult<StartedDonation>> => {
    const body = donationBody(values);
    const donation = JSON.stringify(body);
    if (last.current.donation !== donation) last.current = { donation, key: keyOf(donation) };
    const reply = await send({ ...body, idempotency_key: last.current.key });
    // Who opens a filled link may press within the two seconds of the form's trap: the next try goes without it.
    const isTooSoon = !reply.ok && reply.status === 422;
    return isTooSoon ? send({ ...body, idempotency_key: last.current.key }) : reply;
  };
}
