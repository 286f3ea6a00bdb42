import { z } from "zod";
import { donationMethods } from "#app/contract/payment-methods.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import { donationStates } from "#app/features/giving/ledger/donation-states.ts";
import { donationLimits } from "#app/features/giving/ledger/giving.limits.ts";
import { exclusionKinds } from "#app/features/giving/ledger/statement-accounts.ts";
import { donationFields } from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import {
  transferDeskMessages as desk,
  maxExclusionReason,
} from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import {
  integer,
  maxId,
  optionalEmailText,
  optionalText,
  requiredText,
  rowId,
  shortText,
} from "#app/lib/call-rules.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { readRupees } from "#app/lib/money.ts";
import { accountId } from "./bank-statements.schema.ts";

/* Lines of bank statements once they are stored: matching them with reports, deciding on the others. */

const { id, paisa, time, day, method } = donationFields;
const donation = rowId(desk.noDonation);
export const statementLineId = rowId(desk.lineGone);

/** Up to so many are verified by one press. */
export const maxMatches = 200;

/** Each line confirms one donation. */
export const matchVerification = z.object({
  matches: z
    .array(z.object({ line: statementLineId, donation }), desk.badQuery)
    .min(1, desk.badQuery)
    .max(maxMatches, { error: `At most ${maxMatches} transfers are verified at once.`, abort: true })
    .refine(
      (matches) =>
        [new Set(matches.map((one) => one.line)), new Set(matches.map((one) => one.donation))].every(
          ({ size }) => size === matches.length,
        ),
      desk.twice,
    ),
});

export const matchVerificationReply = done({
  verified: z.number().int(),
  waiting: z.number().int().describe("How many wait for a second person"),
  failures: z.array(z.object({ line: id, donation: id, message: z.string() })),
});

const account = z.string().describe("Whose statement it is from: the id of an own account");

export const lineFields = {
  id,
  day,
  amount_paisa: paisa,
  description: z.string(),
  bank_reference: z.string(),
  account,
};

export const statementLine = z.object({
  ...lineFields,
  same_as: z
    .string()
    .nullable()
    .describe("The gift without a line that this reference and amount have confirmed"),
  alike: z.boolean().describe("A line that confirms a gift already has the same day and amount"),
  returned_on: day
    .nullable()
    .describe("When this money went back by another line, such as that of a cheque that bounced"),
});
export type StatementLine = z.infer<typeof statementLine>;

const reasons = z.array(z.enum(["reference", "transaction id", "name", "amount", "amount differs"]));
export const waitingDonation = z.object({
  id,
  reference: z.string().describe("TXN..."),
  state: z.enum(donationStates),
  amount_paisa: paisa,
  fund_title: z.string(),
  method,
  name: z.string().describe("Of the sender's account, or the donor's; may be empty"),
  reported: z.boolean().describe("Whether its donor has reported the transfer"),
  transferred_on: day.nullable(),
  began_on: day,
});
export type WaitingDonation = z.infer<typeof waitingDonation>;

const candidate = z.object({
  donation: waitingDonation,
  strength: z.enum(["strong", "likely", "doubtful"]),
  reasons,
});

export const statementProposal = candidate.extend({
  line: statementLine,
  ambiguous: z.boolean().describe("Another line or gift fits as well"),
  others: z.array(candidate).describe("The best of the other gifts that fit the line"),
  more: z.number().int().describe("How many more fit it"),
});
export type StatementProposal = z.infer<typeof statementProposal>;

export const excludedLine = z.object({
  ...lineFields,
  aside_at: time,
  aside_kind: z.string(),
  aside_reason: z.string(),
  aside_by: z.string(),
});
export type ExcludedLine = z.infer<typeof excludedLine>;

/** 0: the first page. */
const after = integer(desk.badQuery, 0, maxId).default(0);

export const linesQuery = z.object({
  account: accountId(desk.badQuery).or(z.literal("")).optional().describe("Only lines of this account"),
  after_proposal: after.describe("The last proposal's line on the page before"),
  after_line: after.describe("The last line on the page before"),
});

const count = z.number().int();
const next = count.nullable().describe("For the next page; null: there is none");

export const statementLines = done({
  proposals: z.array(statementProposal).describe("The certain first"),
  proposals_total: count,
  proposals_next: next,
  rows: z.array(statementLine).describe("Money without a matching gift, the newest first"),
  rows_total: count,
  rows_next: next,
  total: count.describe("Lines that confirm no gift and are not set aside"),
  excluded: z.array(excludedLine).describe("Lines that are set aside, the last decided first; up to 300"),
  excluded_total: z.number().int(),
});

export type StatementLines = z.infer<typeof statementLines>;

/** A gift's own reference: TXN... */
export const donationReference = shortText(desk.noDonation, 40).regex(/^[0-9A-Za-z]*$/, desk.noDonation);

const otherDonation = donationReference
  .nullish()
  .transform((reference) => reference?.toUpperCase() ?? "")
  .describe(
    "The gift that has this payment or waits for it, once the refusal has named it: this is other money",
  );

export const lineBooking = z.object({
  line: statementLineId,
  fund: requiredText(desk.badFund, { label: "The fund", max: 100 }),
  method: z.enum(donationMethods, donationMessages.badMethod),
  name: optionalText({ label: "The name", max: donationLimits.name }),
  email: optionalEmailText(donationMessages.badEmail),
  anonymous: z
    .pipe(
      booleanField(donationMessages.badFlag),
      z.transform((value) => value ?? true),
    )
    .describe("Whether the name is not to be shown in public; yes by default"),
  same_as: otherDonation,
});
export type LineBooking = z.infer<typeof lineBooking>;

export const lineExclusion = z
  .object({
    line: statementLineId,
    kind: z.enum(exclusionKinds, desk.noKind),
    reason: optionalText({ label: "The reason", max: maxExclusionReason }).describe("Nobody is named in it"),
  })
  .refine(({ kind, reason }) => kind !== "other" || reason !== "", {
    error: desk.noExclusionReason,
    path: ["reason"],
  });
export type LineExclusion = z.infer<typeof lineExclusion>;

export const lineNamed = z.object({ line: statementLineId });

/** "3000 + 2000": at most so many. */
const maxParts = 10;

/** Amounts as they were typed, as whole paisa. */
export const lineSplit = z.object({
  line: statementLineId,
  parts: shortText(desk.badParts, 200).transform((typed, context) => {
    const parts = typed.split("+").map((part) => readRupees(part));
    const amounts = parts.flatMap(({ paisa }) => (paisa !== undefined && paisa > 0 ? [paisa] : []));
    if (amounts.length === parts.length && parts.length >= 2 && parts.length <= maxParts) return amounts;
    context.addIssue({ code: "custom", message: desk.badParts });
    return z.NEVER;
  }),
});
export type LineSplit = z.output<typeof lineSplit>;

export const lineLink = z.object({
  line: statementLineId,
  reference: donationReference.min(1, desk.noDonation),
  same_as: otherDonation,
});
export type LineLink = z.infer<typeof lineLink>;

/** The form of a line without a report: one of three decisions, each with its own fields. */
export const lineDecision = (isKnown: boolean) =>
  z
    .object({
      what: z.enum(["donation", "known", "several", "none"]),
      ...lineBooking.pick({ method: true, name: true, email: true }).shape,
      fund: lineBooking.shape.fund.or(z.literal("")),
      anonymous: z.boolean(),
      /** It is another payment than the gift's that has its reference. */
      isOther: z.boolean(),
      reference: lineLink.shape.reference.or(z.literal("")),
      parts: lineSplit.shape.parts.or(z.literal("").transform((): number[] => [])),
      kind: z.enum([...exclusionKinds, ""]),
      reason: lineExclusion.shape.reason,
    })
    .superRefine(({ what, fund, isOther, reference, parts, kind, reason }, context) => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (what === "donation" && isKnown && !isOther) fault("isOther", desk.notOther);
      if (what === "donation" && fund === "") fault("fund", desk.badFund);
      if (what === "known" && reference === "") fault("reference", desk.noDonation);
      if (what === "several" && parts.length === 0) fault("parts", desk.badParts);
      if (what === "none" && kind === "") fault("kind", desk.noKind);
      if (what === "none" && kind === "other" && reason === "") fault("reason", desk.noExclusionReason);
    });
type Schema = ReturnType<typeof lineDecision>;
export type LineDecision = z.output<Schema>;
export type LineDecisionInput = z.input<Schema>;
