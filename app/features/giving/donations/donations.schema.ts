import { z } from "zod";
import { donationMethods } from "#app/contract/payment-methods.ts";
import { donationStates } from "#app/features/giving/ledger/donation-states.ts";
import { donationMessages as messages } from "./donations.messages.ts";

/** Where the donor's browser goes next. */
const checkout = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("manual") }),
  z.object({ kind: z.literal("redirect"), url: z.string() }),
  z.object({ kind: z.literal("form"), url: z.string(), fields: z.record(z.string(), z.string()) }),
]);
export type Checkout = z.infer<typeof checkout>;

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
  note: z.string().describe("What the donor writes into the note of a transfer, in Latin letters"),
  method: z.enum(donationMethods),
  gateway: z.string(),
  created_at: z.string(),
  receipt: z.object({ number: z.string(), url: z.string() }).optional(),
  /** Whether the donor has reported the transfer. */
  reported: z.boolean().optional(),
  /** Of a refunded one: whether the bank took the payment back, as with a cheque that bounced. */
  came_back: z.boolean().optional(),
  /** Whether staff have to look at the payment: it was not what the donation asks for. */
  review: z.boolean(),
  /** Whether its gateway has not answered for longer than it should take. */
  slow: z.boolean(),
  /** The monthly support that it belongs to. */
  monthly: z
    .object({
      /** In rupees. */
      amount: z.number(),
      confirmed: z.boolean(),
      url: z.string().optional().describe("Where it is changed; not before it is confirmed"),
    })
    .optional(),
});
export type DonationStatus = z.infer<typeof donationStatus>;
