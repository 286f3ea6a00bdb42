import { isPaymentMethod, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { forgetFormDraft, keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";

/*
 * The donation with which this tab left for a gateway. Who comes back by another way than the gateway's, because the
 * connection broke there, finds it on the donation page, and does not pay twice unknowingly.
 */

const leftDraft = "/donate#left";
/** After so long nobody is on the way back any more. */
const lifetime = 24 * 60 * 60 * 1000;

export type LeftDonation = { key: string; amount: string; method: PaymentMethod; at: number };

export const keepLeftDonation = ({ key, amount, method }: Omit<LeftDonation, "at">): boolean =>
  keepFormDraft(leftDraft, { key, amount, method, at: String(Date.now()) });

export const forgetLeftDonation = (): void => forgetFormDraft(leftDraft);

/** @returns undefined when this tab has not left for a gateway, or has read what became of it */
export function readLeftDonation(): LeftDonation | undefined {
  const kept = readFormDraft(leftDraft);
  if (!kept) return undefined;
  const { key = "", amount = "", method, at } = kept;
  if (!/^[\w-]{22}$/.test(key) || !isPaymentMethod(method) || !(Date.now() - Number(at) < lifetime))
    return undefined;
  return { key, amount, method, at: Number(at) };
}
