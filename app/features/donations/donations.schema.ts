import { z } from "zod";
import { donationMethods, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { booleanField, formTrap } from "#app/lib/form-rules.ts";
import { optionalEmail, optionalText, shortText } from "#app/lib/text-rules.ts";
import {
  donationLimits,
  donationRules,
  generalFund,
  donationMessages as messages,
  readDonationAmount,
} from "./donations.messages.ts";

/** A one-line text: line breaks and runs of white space become one space. */
const oneLine = (label: string, max: number) =>
  optionalText({ label, max }).transform((text) => text.replace(/\s+/gu, " "));

/** Room for white space around it; the rule itself is checked with the others. */
const roomFor = (max: number) => max + 50;

/**
 * A donation as the page or another client sends it: `startDonation`. Rupees come in, as a number or as they were typed;
 * whole paisa come out. Whether the fund exists is the ledger's question.
 */
export const donationForm = formTrap
  .extend({
    amount: z
      .union([z.number(), z.string().max(100, messages.unreadableAmount)], messages.unreadableAmount)
      .nullish()
      .transform((amount) => amount ?? ""),
    paymentMethod: z
      .string(messages.badMethod)
      .max(40, messages.badMethod)
      .nullish()
      .transform((method) => method ?? ""),
    name: oneLine("The name", roomFor(donationLimits.name)),
    email: optionalEmail(),
    reference: z
      .string(messages.longReference)
      .max(roomFor(donationLimits.reference), { error: messages.longReference, abort: true })
      .nullish()
      .pipe(oneLine("The reference", roomFor(donationLimits.reference))),
    dedication: oneLine("The dedication", roomFor(donationLimits.dedication)),
    fund: shortText(messages.badFund, donationLimits.fund)
      .regex(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u, messages.badFund)
      .nullish()
      .transform((fund) => fund || generalFund),
    anonymous: booleanField(messages.badFlag).transform((anonymous) => anonymous ?? false),
    monthly: booleanField(messages.badFlag).transform((monthly) => monthly ?? false),
    /** Made by the page for each donation that is meant: sent twice, it is one donation. A form without script has none. */
    idempotency_key: z
      .union([z.uuid(messages.badKey), z.literal("")], messages.badKey)
      .nullish()
      .transform((key) => key?.toLowerCase() || undefined),
  })
  .transform(({ amount, paymentMethod, ...form }, context) => {
    const values = {
      amount: String(amount),
      paymentMethod,
      name: form.name,
      email: form.email,
      reference: form.reference,
      dedication: form.dedication,
      monthly: String(form.monthly),
    };
    const message = summaryOf(faultsOf(donationRules, values));
    const read = readDonationAmount(amount);
    if (message !== undefined || !("paisa" in read)) {
      context.addIssue({ code: "custom", message: message ?? messages.unreadableAmount });
      return z.NEVER;
    }
    return { ...form, amountPaisa: read.paisa, paymentMethod: paymentMethod as PaymentMethod };
  });
/** A donation that may be stored: its amount in whole paisa. */
export type DonationForm = z.output<typeof donationForm>;

/** Where the donor's browser goes next. */
export const checkout = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("manual") }),
  z.object({ kind: z.literal("redirect"), url: z.string() }),
  z.object({ kind: z.literal("form"), url: z.string(), fields: z.record(z.string(), z.string()) }),
]);
export type Checkout = z.infer<typeof checkout>;

export const donationStates = ["started", "pending", "paid", "failed", "expired", "refunded"] as const;
export type DonationState = (typeof donationStates)[number];

/** The reply of `startDonation`. */
export const startedDonation = z.object({
  reference: z.string(),
  key: z.string(),
  state: z.enum(donationStates),
  checkout,
});
export type StartedDonation = z.infer<typeof startedDonation>;

/** The query of `readDonation`: an unguessable key (ledger/donation-keys.server.ts). */
export const donationKey = z.object({
  key: z.string(messages.unknownDonation).regex(/^[\w-]{22}(?:TXN[0-9A-Z]{17})?$/, messages.unknownDonation),
});

/** What a key shows of a donation: no name, no address. */
export const donationStatus = z.object({
  reference: z.string(),
  state: z.enum(donationStates),
  /** In rupees. */
  amount: z.number(),
  fund: z.object({ slug: z.string(), title: z.string() }),
  method: z.enum(donationMethods),
  gateway: z.string(),
  created_at: z.string(),
  receipt: z.object({ number: z.string(), url: z.string() }).optional(),
  /** Whether the donor has reported the transfer. */
  reported: z.boolean().optional(),
  /** Whether staff have to look at the payment: it was not what the donation asks for. */
  review: z.boolean(),
  /** Whether its gateway has not answered for longer than it should take. */
  slow: z.boolean(),
});
export type DonationStatus = z.infer<typeof donationStatus>;
