import * as z from "zod/mini";
import { isPaymentMethod } from "#app/contract/payment-methods.ts";
import { donorName } from "#app/features/donations/donations.form.ts";
import {
  donationMessages,
  generalFund,
  readDonationAmount,
} from "#app/features/donations/donations.messages.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import {
  anEmail,
  emailLimits,
  filled,
  formTrap,
  isPresent,
  maybeFilled,
  rule,
  shortId,
  ticked,
} from "#app/lib/form-rules.ts";
import { transferMessages as messages } from "./transfer-reports.messages.ts";

/** More than a year ago the books are closed. */
const maxAgeDays = 366;
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000;

/** Spaces and hyphens do not count: an IBAN is written in groups. */
const isAccountNumber = (text: string) => text.replace(/[\s-]/g, "").length >= 10;

const optionalKey = (max: number) =>
  z.pipe(
    z.nullish(shortId(messages.badKey, max)),
    z.transform((key) => key || undefined),
  );

/** What is wrong with the amount of a gift that is not known by its key. */
const amountFault = ({ key, amount }: { key?: string; amount: string }) => {
  // What is no text has its own fault.
  const isAsked = key === undefined && typeof amount === "string";
  const read = isAsked ? readDonationAmount(amount) : { paisa: 0 };
  return "message" in read ? read.message : undefined;
};

/**
 * A report as its form or its call sends it: DONATE-08. With `key` the gift is known, and its amount and purpose with it.
 * @param today the Karachi day
 */
export const transferRules = (today: () => string) => ({
  schema: z.pipe(
    z
      .object({
        ...formTrap,
        key: optionalKey(42),
        /** Made by the browser: the same report sent twice is one. */
        idempotencyKey: optionalKey(60),
        amount: z.pipe(
          z.nullish(
            z.union(
              [z.number(), z.string().check(z.maxLength(100, donationMessages.unreadableAmount))],
              donationMessages.unreadableAmount,
            ),
          ),
          z.transform((amount) => String(amount ?? "")),
        ),
        fund: maybeFilled({ label: "The purpose", max: 100 }),
        method: maybeFilled(
          { label: "The account", max: 40 },
          rule(isPaymentMethod, donationMessages.badMethod),
        ),
        transferredOn: filled(
          messages.noDay,
          { label: "The day", max: 10 },
          rule(isCalendarDay, messages.noDay),
          rule((day) => day <= today(), messages.futureDay),
          rule((day) => daysBetween(day, today()) <= maxAgeDays, messages.oldDay),
        ),
        accountName: filled(
          messages.noAccountName,
          { label: "The account name", max: 200 },
          z.minLength(2, messages.noAccountName),
        ),
        accountNumber: filled(
          messages.badAccountNumber,
          { label: "The account number", max: 60 },
          rule(isAccountNumber, messages.badAccountNumber),
        ),
        bankName: filled(
          messages.noBankName,
          { label: "The bank name", max: 200 },
          z.minLength(2, messages.noBankName),
        ),
        transactionId: maybeFilled({ label: "The transaction id", max: 60 }),
        name: donorName,
        email: maybeFilled(emailLimits, ...anEmail(donationMessages.badEmail)),
        consent: ticked(messages.noConsent),
      })
      .check(
        z.refine((form) => amountFault(form) === undefined, {
          error: ({ input }) => amountFault(input as Parameters<typeof amountFault>[0]),
          path: ["amount"],
          when: isPresent,
        }),
      ),
    z.transform(({ amount, method, fund, consent: _agreed, ...form }) => {
      const read = readDonationAmount(amount);
      return {
        ...form,
        /** Undefined with a key: the gift has one. */
        amountPaisa: form.key === undefined && "paisa" in read ? read.paisa : undefined,
        method: isPaymentMethod(method) ? method : ("bank-transfer" as const),
        fund: fund || generalFund,
      };
    }),
  ),
});
export type TransferReportForm = z.infer<ReturnType<typeof transferRules>["schema"]>;
