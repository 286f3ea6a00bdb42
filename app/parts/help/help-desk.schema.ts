import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { integer, optionalText, requiredText, rowId, shortText } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { hasPattern } from "#app/lib/form-rules.ts";
import { isPakistaniIban } from "#app/lib/iban.ts";
import { readRupees } from "#app/lib/money.ts";
import { isPhone } from "#app/lib/phone.ts";
import { payWays } from "#app/parts/help/help-payments/help-payments.messages.ts";
import { cnicDigits, cnicPattern, helpLimits, helpPersons, payeeKinds } from "./help.messages.ts";
import { helpAdminMessages as messages } from "./help-admin.messages.ts";

/* What staff do with a request: FAMILY-05, FAMILY-10 to FAMILY-14. */

const id = rowId(messages.badId);

/** What is asked and seen at a visit. */
const visitTexts = {
  income: optionalText({ label: "The income", max: 200 }),
  rent: optionalText({ label: "The rent", max: 200 }),
  debts: optionalText({ label: "The debts", max: 200 }),
  illness: optionalText({ label: "Illness", max: 300 }),
  school: optionalText({ label: "Children at school", max: 200 }),
  notes: optionalText({ label: "The notes", max: 3000 }),
};

const opened = { id, version: integer("The version must be a number.", 1, 1_000_000) };
const calendarDay = z
  .string(messages.badDay)
  .max(10, { error: messages.badDay, abort: true })
  .refine(isCalendarDay, messages.badDay);

/** Of the form the fields that staff may correct. */
const person = {
  kind: shortText(messages.badKind, 80).min(1, messages.badKind),
  name: requiredText(messages.noName, { label: "The name", max: helpLimits.name }),
  asked_by: optionalText({ label: "Who asks", max: helpLimits.name }),
  phone: requiredText(messages.badPhone, { label: "The phone", max: 40 }).refine(isPhone, messages.badPhone),
  cnic: optionalText({ label: "The CNIC", max: 30 })
    .refine((text) => text === "" || hasPattern(cnicPattern)(text), messages.badCnic)
    .transform(cnicDigits),
  city: requiredText(messages.noCity, { label: "The city", max: helpLimits.city }),
  area: optionalText({ label: "The area", max: helpLimits.area }),
  household: integer(messages.badHousehold, 1, helpLimits.household),
};
export const helpEntry = z.object({
  ...person,
  channel: z.enum(["phone", "door"]),
  for_whom: z.enum(helpPersons),
  words: requiredText(messages.noWords, { label: "What is needed", max: helpLimits.words }),
  language: z.enum(languages).default("ur").describe("In which the family is written to"),
  consent: z.literal(true, "The family must agree that its data is kept."),
});
export type HelpEntry = z.output<typeof helpEntry>;
export const helpCorrection = z.object({
  ...opened,
  ...person,
  district: optionalText({ label: "The district", max: helpLimits.city }),
});
export type HelpCorrection = z.output<typeof helpCorrection>;
export const helpNote = z.object({
  id,
  note: requiredText(messages.noNote, { label: "The note", max: helpLimits.note }),
});
export const helpPlan = z.object({
  ...opened,
  visit_on: calendarDay,
  responsible: rowId(messages.badResponsible),
});
export const helpVisit = z.object({
  ...opened,
  visited_on: calendarDay,
  ...visitTexts,
  household: person.household,
  district: optionalText({ label: "The district", max: helpLimits.city }),
  authorised_on: z.union([calendarDay, z.literal("")]).describe("Empty: the family has not authorised it"),
  answers: z
    .record(z.string().max(80), z.enum(["", "yes", "no"], messages.badAnswer))
    .describe("By the question's id. All are answered, or none: then Zakat was not asked about"),
});
export type HelpVisit = z.output<typeof helpVisit>;

const maxDecisionPaisa = 10_000_000_00;
const decidedAmount = z
  .union([z.number(), z.string().max(100, messages.badAmount)], messages.badAmount)
  .transform((typed, context) => {
    const { paisa = 0 } = readRupees(typed);
    if (paisa > 0 && paisa <= maxDecisionPaisa) return paisa;
    context.addIssue({ code: "custom", message: paisa > 0 ? messages.largeAmount : messages.badAmount });
    return z.NEVER;
  });

/** IBANs and account numbers are typed with blanks and dashes; an IBAN shows by its digits whether it is right. */
function isAccount(typed: string): boolean {
  const text = typed.replace(/[\s-]/g, "");
  return /^\d{8,}$/.test(text) || isPakistaniIban(text);
}

/** Rupees come in, whole paisa come out. */
export const helpApproval = z.object({
  ...opened,
  outcome: z.literal("approved"),
  fund: shortText(messages.badFund, 80).min(1, messages.badFund),
  amount: decidedAmount.describe("Of one payment, in rupees"),
  months: integer(messages.badMonths, 1, helpLimits.months).describe("1: once"),
  from: z
    .string(messages.badMonth)
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, messages.badMonth)
    .meta({ description: "The first month, YYYY-MM", examples: ["2026-11"] }),
  payee_kind: z.enum(payeeKinds, messages.badPayee),
  payee: optionalText({ label: "Who is paid", max: helpLimits.payee }),
  pay_way: z.enum(payWays, messages.badPayWay),
  account_number: optionalText({ label: "The account", max: helpLimits.account }).describe("Empty for cash"),
  account_title: optionalText({ label: "The name", max: helpLimits.name }).describe("Empty for cash"),
});
type Account = Pick<z.output<typeof helpApproval>, "pay_way" | "account_number" | "account_title">;

/** A rule of the whole form: the account that its way of payment needs. */
export function checkAccount(
  { pay_way, account_number, account_title }: Account,
  context: z.RefinementCtx,
): void {
  const refuse = (field: keyof Account, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (pay_way === "cash") return;
  if (pay_way === "bank" && !isAccount(account_number)) refuse("account_number", messages.badIban);
  if (pay_way === "wallet" && !isPhone(account_number)) refuse("account_number", messages.badWallet);
  if (account_title === "") refuse("account_title", messages.noAccountTitle);
}

export const helpRefusal = z.object({
  ...opened,
  outcome: z.enum(["declined", "referred"]),
  reason: requiredText(messages.noReason, { label: "The reason", max: helpLimits.reason }),
});
export const helpDecision = z.discriminatedUnion(
  "outcome",
  [helpApproval.superRefine(checkAccount), helpRefusal],
  {
    error: messages.badState,
  },
);
export type HelpDecision = z.output<typeof helpDecision>;

/** `id` goes on; `other` is closed and joined to it. */
export const helpJoin = z.object({ ...opened, other: id });
export const helpClosing = z.object({
  ...opened,
  helped: z.boolean("Say whether the family was helped.").describe("Whether help was given, also in kind"),
  reason: requiredText(messages.noReason, { label: "The reason", max: helpLimits.reason }),
});
