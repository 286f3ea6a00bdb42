import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { restricted } from "#app/contract/restricted.ts";
import { inboxEntry, inboxMessages } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";
import { bloodRequestMessages as messages, requestStates } from "./blood-requests.messages.ts";

const state = z.enum(requestStates, messages.badState);

export const bloodRequestQuery = z.object({ state: state.optional() });
export const bloodRequestStateForm = z.object({ id: rowId(inboxMessages.badId), state });

export const sendBloodRequestReply = done({
  reference: z.string().describe("What the family names when it calls: BR-0017"),
});
export const bloodRequest = z.object({
  ...inboxEntry,
  blood_group: z.string(),
  units: z.number().int(),
  hospital: z.string(),
  city: z.string(),
  needed_by: z.string(),
  contact_name: z.string(),
  phone: restricted("phones:read", z.string()),
  remarks: restricted("medical:read", z.string()),
  state: z.enum(requestStates),
  suspect: z.boolean().describe("Whether it has a robot's marks, such as the hidden field"),
});
export type BloodRequest = z.infer<typeof bloodRequest>;
