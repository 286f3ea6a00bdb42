import { z } from "zod";
import { faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { formTrap } from "#app/lib/form-rules.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";
import { optionalText, requiredText } from "#app/lib/text-rules.ts";
import {
  bloodRequestRules,
  bloodRequestMessages as messages,
  requestStates,
} from "./blood-requests.messages.ts";

const required = (label: string, max: number) => requiredText(messages.incomplete, { label, max });

/** A number, as JSON sends it, or its text, as a plain form does. */
const units = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  required("The bags", 10),
);

/** What is missing, then the rules that the browser has too. */
export const bloodRequestForm = formTrap
  .extend({
    phone: required("The phone number", 40),
    bloodGroup: required("The blood group", 10),
    units,
    hospital: required("The hospital", 200),
    city: required("The city", 100),
    neededBy: required("The day", 10),
    contactName: required("The name", 200),
    remarks: optionalText({ label: "The note", max: 2000 }),
  })
  .superRefine(({ phone, bloodGroup, units, hospital, city, neededBy, contactName }, context) => {
    const values = { phone, bloodGroup, units, hospital, city, neededBy, contactName };
    const message = summaryOf(faultsOf(bloodRequestRules, values));
    if (message) context.addIssue({ code: "custom", message });
  });
export type BloodRequestForm = z.infer<typeof bloodRequestForm>;

const state = z.enum(requestStates, messages.badState);

export const bloodRequestQuery = z.object({ state: state.optional() });
export const bloodRequestStateForm = z.object({ id: rowId(inboxMessages.badId), state });

export const bloodRequest = z.object({
  id: z.number().int(),
  blood_group: z.string(),
  units: z.number().int(),
  hospital: z.string(),
  city: z.string(),
  needed_by: z.string(),
  contact_name: z.string(),
  phone: z.string(),
  remarks: z.string(),
  state: z.enum(requestStates),
  received_at: z.string(),
  read: z.boolean(),
  note: z.string(),
});
export type BloodRequest = z.infer<typeof bloodRequest>;
