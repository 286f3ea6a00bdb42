import { z } from "zod";
import { done, savedVersion } from "#app/contract/reply-schemas.ts";
import { integer, maxId, openedVersion } from "#app/lib/call-rules.ts";
import { inboxMessages, inboxQuery } from "#app/lib/inbox-rules.ts";
import { retentionMessages as messages, type RetentionUnit } from "./retention.messages.ts";

const name = z.string();
const count = z.number().int();
const time = z.string().describe("UTC, ISO 8601");

export const retentionTermForm = z.object({
  name: z.string(messages.badName),
  amount: integer(messages.badAmount, 0, maxId),
  active: z.boolean(messages.badActive),
  version: openedVersion,
});
export type RetentionTermForm = z.infer<typeof retentionTermForm>;

type Bounds = { min: number; max: number; unit: RetentionUnit };
export const isWithin = (amount: number, { min, max }: Bounds) => amount >= min && amount <= max;
/** The same with the bounds of a kind. */
export const termFormOf = (bounds: Bounds) =>
  retentionTermForm.refine(({ amount }) => isWithin(amount, bounds), {
    error: messages.badRange(bounds.min, bounds.max, bounds.unit),
    path: ["amount"],
  });

export const retentionTerm = z.object({
  name,
  label: z.string(),
  since: z.string().describe("What the term counts from"),
  explanation: z.string().describe("What happens, and why the term cannot be shorter"),
  unit: z.enum(["days", "months"]),
  min: count,
  max: count,
  personal: z.boolean().describe("Of people's own data a shorter term is applied after seven days"),
  amount: count.describe("In days or months, as this kind has it"),
  text: z.string().describe("The same in words"),
  active: z.boolean().describe("Whether anything of this kind is removed"),
  starts_at: time.describe("Nothing of this kind is removed before"),
  starts_later: z.boolean().describe("Whether that is still to come"),
  version: savedVersion,
});
export type RetentionTerm = z.infer<typeof retentionTerm>;

export const readRetentionReply = done({
  terms: z.array(retentionTerm),
  mail: z.boolean().describe("Whether a mail server is set: without one nobody is asked"),
  asked: count.describe("People who were asked and have not answered yet"),
  last_run: z.object({ ended_at: time, detail: z.string() }).nullable(),
});
export type RetentionState = z.infer<typeof readRetentionReply>;

export const removalsQuery = inboxQuery.pick({ limit: true }).extend({
  /** The id of the last row on the page before, from its X-Next-Cursor header. */
  cursor: integer(inboxMessages.badQuery, 1, maxId).optional(),
});
export const retentionRemoval = z.object({
  id: count,
  day: z.string(),
  name,
  label: z.string(),
  removed: count,
});
export type RetentionRemoval = z.infer<typeof retentionRemoval>;
export const listRemovalsReply = done({ removals: z.array(retentionRemoval) });
