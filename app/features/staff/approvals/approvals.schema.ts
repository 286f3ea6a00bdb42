import { z } from "zod";
import { approvalLimitNames, approvalLimits } from "#app/contract/approval-limits.ts";
import { done, savedVersion } from "#app/contract/reply-schemas.ts";
import { integer, openedVersion, optionalText, rowId, shortText } from "#app/lib/call-rules.ts";
import { readRupees } from "#app/lib/money.ts";
import { maxLimitPaisa, maxReason, approvalMessages as messages } from "./approvals.messages.ts";

const int = z.number().int();

export const approvalsQuery = z.object({
  state: z.enum(["waiting", "decided"], messages.badQuery).default("waiting"),
  about: shortText(messages.badQuery, 80)
    .optional()
    .describe("Only what is about this, as a row's `subject`"),
  limit: integer(messages.badQuery, 1, 100).default(50),
  /** The id of the last row on the page before, from its X-Next-Cursor header. */
  cursor: rowId(messages.badQuery).optional(),
});
export type ApprovalsQuery = z.output<typeof approvalsQuery>;

const fact = z.object({
  label: z.string(),
  before: z.string().optional().describe("Of a change: what was there when it was asked for"),
  value: z.string(),
});

export const approval = z.object({
  id: int,
  title: z.string(),
  amount_paisa: int.nullable(),
  subject: z.string(),
  link: z.string().describe("The page of the dashboard where the record stands"),
  facts: z.array(fact),
  state: z.enum(["waiting", "approved", "declined", "withdrawn", "expired"]),
  asked_by: z.string(),
  asked_at: z.string(),
  expires_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  reason: z.string().describe("Why it was declined"),
  mine: z.boolean().describe("Whether whoever reads this asked for it"),
  can_decide: z.boolean().describe("Whether whoever reads this may approve or decline it"),
  hindrance: z.string().nullable().describe("Why it cannot be approved as things are"),
});
export type Approval = z.infer<typeof approval>;
export const listApprovalsReply = done({ rows: z.array(approval) });

export const approvalDecision = z
  .object({
    id: rowId(messages.badId),
    decision: z.enum(["approve", "decline", "withdraw"], messages.badDecision),
    reason: optionalText({ label: "The reason", max: maxReason }),
  })
  .refine(({ decision, reason }) => decision !== "decline" || reason !== "", {
    error: messages.noReason,
    path: ["reason"],
  });
export type ApprovalDecision = z.output<typeof approvalDecision>;

const limitName = z.enum(approvalLimitNames, messages.badName);

/** Rupees come in, paisa come out: 0 always, null never. */
const typedLimit = z
  .union([z.null(), z.number(), z.string().max(100, messages.badLimit)], messages.badLimit)
  .transform((typed, context) => {
    if (typed === null || (typeof typed === "string" && typed.trim() === "")) return null;
    const { paisa } = readRupees(typed);
    if (paisa !== undefined && paisa >= 0 && paisa <= maxLimitPaisa) return paisa;
    const message = paisa !== undefined && paisa > maxLimitPaisa ? messages.limitTooLarge : messages.badLimit;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

export const approvalLimitForm = z
  .object({ name: limitName, limit: typedLimit, version: openedVersion })
  .refine(({ name, limit }) => approvalLimits[name].amount || limit === null || limit === 0, {
    error: messages.onlyAlwaysOrNever,
    path: ["limit"],
  })
  .refine(({ name, limit }) => approvalLimits[name].amount !== "cap" || limit !== null, {
    error: messages.capIsAmount,
    path: ["limit"],
  });
export type ApprovalLimitForm = z.output<typeof approvalLimitForm>;

export const approvalLimit = z.object({
  name: limitName,
  limit_paisa: int.nullable().describe("What is above it waits. 0: always; null: never"),
  holders: int.describe(
    "How many people may do it: with fewer than two nothing waits, but until `alone_until`",
  ),
  alone_until: z
    .string()
    .optional()
    .describe("With fewer than two: until when acts wait nevertheless, because there were two before. UTC"),
  version: savedVersion.optional(),
});
export type ApprovalLimit = z.infer<typeof approvalLimit>;
export const listApprovalLimitsReply = done({ limits: z.array(approvalLimit) });
