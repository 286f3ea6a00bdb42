import { z } from "zod";
import { done, restricted } from "#app/contract/reply-schemas.ts";
import type { Entry } from "#app/contract/table.ts";
import { nextDonors } from "#app/features/people/blood-donors/blood-donors.schema.ts";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { rowId } from "#app/lib/call-rules.ts";
import { inboxMessages, inboxReply } from "#app/lib/inbox-rules.ts";
import { bloodRequestMessages as messages, requestStates } from "./blood-requests.messages.ts";
import { bloodRequestsTable } from "./blood-requests.table.ts";

const state = z.enum(requestStates, messages.badState);

export const bloodRequestQuery = z.object({ state: state.optional() });
export const bloodRequestStateForm = z.object({ id: rowId(inboxMessages.badId), state });

export const bloodRequestGroupForm = z.object({
  id: rowId(inboxMessages.badId),
  blood_group: z.enum(bloodGroups, messages.badGroup),
});
export const openBloodRequestQuery = z.object({ id: rowId(inboxMessages.badId) });

export const sendBloodRequestReply = done({
  reference: z.string().describe("What the family names when it calls: BR-0017"),
  until: z.string().describe("The day until which it is open, in words"),
  city: z.string(),
  phone: z.string(),
  unknown: z.literal("group").optional().describe("The blood group is to be asked at the ward"),
  asked: z.literal("mail").optional().describe("How the family is asked later whether it is still needed"),
  needed: z.string().describe("What to share: what is needed, where and when"),
  contact: z.string(),
});
export type BloodRequest = Entry<typeof bloodRequestsTable>;

/** A request on the desk. */
export const deskRequest = inboxReply(bloodRequestsTable).extend({
  promised: z
    .array(
      z.object({ id: z.number().int(), full_name: z.string(), phone: restricted("phones:read", z.string()) }),
    )
    .describe("The donors who have agreed to come"),
  question: z
    .string()
    .describe("What to ask by WhatsApp before it is closed; empty: it is not past, or a mail asks"),
});
export type DeskRequest = z.infer<typeof deskRequest>;

export const donorTextsQuery = z.object({
  request: rowId(inboxMessages.badId).optional().describe("What donors are asked for"),
});
const donorTextsIn = z.object({
  asked: z.string().describe("Empty without a request"),
  promised: z.string().describe("Empty without a request"),
  thanked: z.string(),
});
const donorTexts = z.object({ en: donorTextsIn, ur: donorTextsIn });
export type DonorTexts = z.infer<typeof donorTexts>;
export const donorTextsReply = done({ texts: donorTexts });

export const openBloodRequestsReply = done({
  due: z.array(deskRequest),
  past: z.array(deskRequest),
  pastTotal: z.number().int(),
});
export const bloodRequestReply = done({
  request: deskRequest,
  next: restricted("medical:read", nextDonors).describe("Who is left to call"),
});
