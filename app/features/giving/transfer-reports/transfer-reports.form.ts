import * as z from "zod/mini";
import { isPaymentMethod } from "#app/contract/payment-methods.ts";
import { donorNameIn, typedAmount } from "#app/features/giving/donations/donations.form.ts";
import { generalFund, readDonationAmount } from "#app/features/giving/ledger/giving.limits.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import {
  anEmail,
  emailLimits,
  fieldMessages,
  fieldsIn,
  hasPattern,
  isPresent,
  rule,
  shortId,
  ticked,
} from "#app/lib/form-rules.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { transferWords } from "./transfer-reports.words.ts";

/** More than a year ago the books are closed. */
const maxAgeDays = 366;
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000;

/** Ten letters or digits. Spaces and hyphens do not count: an IBAN is written in groups. */
export const accountNumberPattern = String.raw`[\s-]*(?:[^\s-][\s-]*){10,}`;

/** As the fields stand on the page. */
const order = [
  ...["amount", "transferredOn", "fund", "method"],
  ...["accountName", "accountNumber", "bankName", "transactionId"],
  ...["name", "email"],
];

const optionalKey = (bad: string, max: number) =>
  z.pipe(
    z.nullish(shortId(bad, max)),
    z.transform((key) => key || undefined),
  );

/** What is wrong with the amount of a gift that is not known by its key. */
function amountFault({ key, amount }: { key?: string; amount?: unknown }) {
  // What is no text has its own fault.
  if (key !== undefined || typeof amount !== "string") return undefined;
  return readDonationAmount(amount).fault;
}

/**
 * A report as its form or its call sends it: DONATE-08. With `key` the gift is known, and its amount and purpose with it.
 * @param today the Karachi day
 */
export function transferRules(
  t: TextOf<typeof transferWords>,
  form: TextOf<typeof formWords>,
  today: () => string,
) {
  const { filled, maybeFilled, formTrap } = fieldsIn(fieldMessages(form));
  const schema = z.pipe(
    z
      .object({
        ...formTrap,
        key: optionalKey(t("badKey"), 42),
        /** Made by the page's script: the same report sent twice is one. */
        idempotencyKey: optionalKey(t("badKey"), 60),
        amount: z.pipe(
          typedAmount(t("unreadableAmount")),
          z.transform((amount) => String(amount ?? "")),
        ),
        fund: maybeFilled({ label: t("thePurpose"), max: 100 }),
        method: maybeFilled({ label: t("theAccount"), max: 40 }, rule(isPaymentMethod, t("badMethod"))),
        transferredOn: filled(
          t("noDay"),
          { label: t("theDay"), max: 10 },
          rule(isCalendarDay, t("noDay")),
          rule((day) => day <= today(), t("futureDay")),
          rule((day) => daysBetween(day, today()) <= maxAgeDays, t("oldDay")),
        ),
        accountName: filled(
          t("noAccountName"),
          { label: t("theAccountName"), max: 200 },
          z.minLength(2, t("noAccountName")),
        ),
        accountNumber: filled(
          t("badAccountNumber"),
          { label: t("theAccountNumber"), max: 60 },
          rule(hasPattern(accountNumberPattern), t("badAccountNumber")),
        ),
        bankName: filled(
          t("noBankName"),
          { label: t("theBankName"), max: 200 },
          z.minLength(2, t("noBankName")),
        ),
        transactionId: maybeFilled({ label: t("theTransactionId"), max: 60 }),
        name: donorNameIn(t("shortName"), form),
        email: maybeFilled({ ...emailLimits, label: form("theEmail") }, ...anEmail(t("badEmail"))),
        consent: ticked(t("noConsent")),
      })
      .check(
        z.refine((report) => amountFault(report) === undefined, {
          error: ({ input }) => t(amountFault(Object(input)) ?? "noAmount"),
          path: ["amount"],
          when: isPresent,
        }),
      ),
    z.transform(({ amount, method, fund, consent: _agreed, ...report }) => ({
      ...report,
      /** Undefined with a key: the gift has one. */
      amountPaisa: report.key === undefined ? readDonationAmount(amount).paisa : undefined,
      method: isPaymentMethod(method) ? method : ("bank-transfer" as const),
      fund: fund || generalFund,
    })),
  );
  return { schema, order } satisfies FormRules;
}
export type TransferReportForm = z.infer<ReturnType<typeof transferRules>["schema"]>;
