import * as z from "zod/mini";
import { paymentMethods } from "#app/contract/payment-methods.ts";
import {
  type DonationAmountFault,
  donationLimits,
  generalFund,
  readDonationAmount,
} from "#app/features/giving/ledger/giving.limits.ts";
import { maxTaxNumber, readTaxNumber } from "#app/features/giving/ledger/tax-number.ts";
import { typedText } from "#app/lib/digits.ts";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import {
  anEmail,
  booleanField,
  emailLimits,
  type FieldMessages,
  fieldMessages,
  fieldsIn,
  isPresent,
  rule,
  shortId,
} from "#app/lib/form-rules.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { donationWords } from "./donations.words.ts";

/** An amount in rupees, as a number or as it was typed. @param unreadable said of what is neither */
export const typedAmount = (unreadable: string) =>
  z.nullish(z.union([z.number(), z.string().check(z.maxLength(100, unreadable))], unreadable));

/** The same, of which whole paisa come out. @param said what is wrong with it, in the form's language */
export const donationAmountIn = (said: (fault: DonationAmountFault) => string) =>
  z.pipe(
    typedAmount(said("unreadableAmount")),
    z.transform((typed, context) => {
      const { paisa, fault } = readDonationAmount(typed ?? "");
      if (paisa !== undefined) return paisa;
      context.issues.push({ code: "custom", message: said(fault), input: typed });
      return z.NEVER;
    }),
  );

/** Line breaks and runs of white space become one space. */
const oneLine = z.overwrite((text: string) => typedText(text.replace(/\s+/gu, " ")));

/** A one-line text, with room for white space around it. */
const line = (said: FieldMessages, label: string, max: number, ...checks: ReturnType<typeof rule>[]) =>
  fieldsIn(said).maybeFilled(
    { label, max: max + 50 },
    oneLine,
    ...checks,
    z.maxLength(max, said.tooLong(label, max)),
  );

/** The name of a donor; none is Anonymous. */
export const donorNameIn = (short: string, form: TextOf<typeof formWords>) =>
  line(
    fieldMessages(form),
    form("theName"),
    donationLimits.name,
    rule((name) => name.length > 1, short),
  );

/** A CNIC or NTN as it is printed; empty: none. @param bad said of what is neither */
export const taxNumberIn = (bad: string) =>
  z.pipe(
    z.nullish(z.string(bad).check(z.maxLength(maxTaxNumber, bad))),
    z.transform((typed, context) => {
      if (!typed?.trim()) return "";
      const number = readTaxNumber(typed);
      if (number !== undefined) return number;
      context.issues.push({ code: "custom", message: bad, input: typed });
      return z.NEVER;
    }),
  );

const yes = (bad: string) =>
  z.pipe(
    booleanField(bad),
    z.transform((value) => value ?? false),
  );

/**
 * A gift as the page or another client sends it: `startDonation`, in the order in which faults are shown (DONATE-04).
 * Whether the fund exists is the ledger's question.
 */
export function donationRules(t: TextOf<typeof donationWords>, form: TextOf<typeof formWords>) {
  const said = fieldMessages(form);
  const { maybeFilled, textChecks, formTrap } = fieldsIn(said);
  const longReference = t("longReference");
  const badFund = t("badFund");
  const schema = z.pipe(
    z
      .object({
        ...formTrap,
        amount: donationAmountIn(t),
        paymentMethod: z.enum(paymentMethods, t("badMethod")),
        name: donorNameIn(t("shortName"), form),
        email: maybeFilled({ ...emailLimits, label: form("theEmail") }, ...anEmail(t("badEmail"))),
        reference: z.pipe(
          z.nullish(
            z
              .string(longReference)
              .check(
                z.maxLength(donationLimits.reference + 50, { error: longReference, abort: true }),
                ...textChecks({ label: t("theReference"), max: donationLimits.reference + 50 }),
                oneLine,
                z.maxLength(donationLimits.reference, longReference),
              ),
          ),
          z.transform((text) => text ?? ""),
        ),
        dedication: line(said, t("theDedication"), donationLimits.dedication),
        /** Only who wants to claim tax is asked for it: RECEIPT-13. */
        tax_number: taxNumberIn(t("badTaxNumber")),
        postal_address: line(said, t("thePostalAddress"), donationLimits.postalAddress),
        fund: z.pipe(
          z.nullish(
            shortId(badFund, donationLimits.fund).check(
              z.regex(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u, badFund),
            ),
          ),
          z.transform((fund) => fund || generalFund),
        ),
        anonymous: yes(t("badFlag")),
        monthly: yes(t("badFlag")),
        /** Made by the page for each gift that is meant: sent twice, it is one donation. A form without script has none. */
        idempotency_key: z.pipe(
          z.nullish(z.union([z.uuid(t("badKey")), z.literal("")], t("badKey"))),
          z.transform((key) => key?.toLowerCase() || undefined),
        ),
      })
      .check(
        z.refine(({ monthly, email }) => !monthly || email !== "", {
          error: t("monthlyEmail"),
          path: ["email"],
          when: isPresent,
        }),
      ),
    z.transform(({ amount, ...gift }) => ({ ...gift, amountPaisa: amount })),
  );
  return { schema } satisfies FormRules;
}
/** A gift that may be stored: its amount in whole paisa. */
export type DonationForm = z.output<ReturnType<typeof donationRules>["schema"]>;
