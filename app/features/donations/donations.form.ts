import * as z from "zod/mini";
import { paymentMethods } from "#app/contract/payment-methods.ts";
import {
  anEmail,
  booleanField,
  emailLimits,
  formTrap,
  isPresent,
  maybeFilled,
  rule,
  shortId,
  textChecks,
} from "#app/lib/form-rules.ts";
import {
  donationLimits,
  generalFund,
  donationMessages as messages,
  readDonationAmount,
} from "./donations.messages.ts";

/** An amount in rupees, as a number or as it was typed; whole paisa come out. */
const donationAmount = z.pipe(
  z.nullish(
    z.union(
      [z.number(), z.string().check(z.maxLength(100, messages.unreadableAmount))],
      messages.unreadableAmount,
    ),
  ),
  z.transform((typed, context) => {
    const read = readDonationAmount(typed ?? "");
    if ("paisa" in read) return read.paisa;
    context.issues.push({ code: "custom", message: read.message, input: typed });
    return z.NEVER;
  }),
);

/** Line breaks and runs of white space become one space. */
const oneLine = z.overwrite((text: string) => text.replace(/\s+/gu, " "));

/** A one-line text, with room for white space around it. */
const line = (label: string, max: number, ...checks: Parameters<typeof maybeFilled>[1][]) =>
  maybeFilled(
    { label, max: max + 50 },
    oneLine,
    ...checks,
    z.maxLength(max, `${label} must be at most ${max} characters.`),
  );

/** The name of a donor; none is Anonymous. */
export const donorName = line(
  "The name",
  donationLimits.name,
  rule((name) => name.length > 1, messages.shortName),
);

const yes = z.pipe(
  booleanField(messages.badFlag),
  z.transform((value) => value ?? false),
);

/**
 * A gift as the page or another client sends it: `startDonation`, in the order in which faults are shown (DONATE-04).
 * Whether the fund exists is the ledger's question.
 */
export const donationForm = z.pipe(
  z
    .object({
      ...formTrap,
      amount: donationAmount,
      paymentMethod: z.enum(paymentMethods, messages.badMethod),
      name: donorName,
      email: maybeFilled(emailLimits, ...anEmail(messages.badEmail)),
      reference: z.pipe(
        z.nullish(
          z
            .string(messages.longReference)
            .check(
              z.maxLength(donationLimits.reference + 50, { error: messages.longReference, abort: true }),
              ...textChecks({ label: "The reference", max: donationLimits.reference + 50 }),
              oneLine,
              z.maxLength(donationLimits.reference, messages.longReference),
            ),
        ),
        z.transform((text) => text ?? ""),
      ),
      dedication: line("The dedication", donationLimits.dedication),
      fund: z.pipe(
        z.nullish(
          shortId(messages.badFund, donationLimits.fund).check(
            z.regex(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u, messages.badFund),
          ),
        ),
        z.transform((fund) => fund || generalFund),
      ),
      anonymous: yes,
      monthly: yes,
      /** Made by the page for each gift that is meant: sent twice, it is one donation. A form without script has none. */
      idempotency_key: z.pipe(
        z.nullish(z.union([z.uuid(messages.badKey), z.literal("")], messages.badKey)),
        z.transform((key) => key?.toLowerCase() || undefined),
      ),
    })
    .check(
      z.refine(({ monthly, email }) => !monthly || email !== "", {
        error: messages.monthlyEmail,
        path: ["email"],
        when: isPresent,
      }),
    ),
  z.transform(({ amount, ...gift }) => ({ ...gift, amountPaisa: amount })),
);
/** A gift that may be stored: its amount in whole paisa. */
export type DonationForm = z.output<typeof donationForm>;

export const donationRules = { schema: donationForm };
