import { useEffect, useState } from "react";
import { Link } from "react-router";
import { isPaymentMethod, type PaymentMethod } from "#app/contract/payment-methods.ts";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { forgetFormDraft, keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";
import { formatMoney, readRupees } from "#app/lib/money.ts";
import { Notice } from "#app/ui/notice.tsx";
import { RichText, useLanguage, useText } from "#app/ui/text.tsx";

/** After so long the same donation again is meant as a second one. */
const keyLifetime = 30 * 60 * 1000;

/** Where this tab keeps the key of the donation that was sent last. */
export const donationKeyDraft = "/donate#key";

/**
 * The key of a donation: the same while nothing of it is changed, so that a double press, a reload and a resend are
 * one; another one as soon as anything is.
 */
export function keyOfDonation(donation: string): string {
  const kept = readFormDraft(donationKeyDraft);
  if (kept?.donation === donation && Date.now() - Number(kept.at) < keyLifetime && kept.key) return kept.key;
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

/*
 * The donation with which this tab left for a gateway. Who comes back by another way than the gateway's, because the
 * connection broke there, finds it on the donation page, and does not pay twice unknowingly.
 */

const leftDraft = "/donate#left";
/** After so long nobody is on the way back any more. */
const lifetime = 24 * 60 * 60 * 1000;

type LeftDonation = { key: string; amount: string; method: PaymentMethod };

export const keepLeftDonation = (left: LeftDonation) =>
  keepFormDraft(leftDraft, { ...left, at: String(Date.now()) });

export const forgetLeftDonation = (): void => forgetFormDraft(leftDraft);

/** @returns undefined when this tab has not left for a gateway, or has read what became of it */
function readLeftDonation(): LeftDonation | undefined {
  const kept = readFormDraft(leftDraft);
  if (!kept) return undefined;
  const { key = "", amount = "", method, at } = kept;
  if (!/^[\w-]{22}$/.test(key) || !isPaymentMethod(method) || !(Date.now() - Number(at) < lifetime))
    return undefined;
  return { key, amount, method };
}

/** Before somebody pays again who may have paid: the donation with which this tab has left for a gateway. */
export function LeftDonationNotice() {
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const [left, setLeft] = useState<LeftDonation>();
  useEffect(() => {
    const look = () => setLeft(readLeftDonation());
    look();
    // A page that the browser brings back as it was.
    window.addEventListener("pageshow", look);
    return () => window.removeEventListener("pageshow", look);
  }, []);
  if (!left) return null;
  const { paisa = 0 } = readRupees(left.amount);
  return (
    <Notice tone="good" role="note" className="mt-3 mb-5">
      <RichText<typeof donateWords>
        name="donate"
        id="leftDonation"
        values={{ method: giving(left.method) }}
        components={{
          amount: <strong className="figures font-semibold">{formatMoney(paisa, language)}</strong>,
          status: <Link to={`/donation-success?key=${left.key}`} className="text-link font-semibold" />,
        }}
      />
    </Notice>
  );
}
