import { z } from "zod";
import { faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { formTrap } from "#app/lib/form-rules.ts";
import { maxId } from "#app/lib/list-rules.ts";
import { optionalText } from "#app/lib/text-rules.ts";
import { bloodRequestRules, bloodRequestMessages as messages } from "./blood-requests.messages.ts";

/** A number, as JSON sends it, or its text, as a plain form does. */
const units = z
  .union(
    [z.number().int(messages.badUnits).min(0).max(maxId).transform(String), z.string().max(10)],
    messages.badUnits,
  )
  .nullish()
  .transform((text) => text?.trim() ?? "");

/** The fields, bounded; the rules come after. */
export const bloodRequestForm = formTrap
  .extend({
    phone: optionalText({ label: "The phone number", max: 40 }),
    bloodGroup: optionalText({ label: "The blood group", max: 10 }),
    units,
    hospital: optionalText({ label: "The hospital", max: 200 }),
    city: optionalText({ label: "The city", max: 100 }),
    neededBy: optionalText({ label: "The day", max: 10 }),
    contactName: optionalText({ label: "The name", max: 200 }),
    remarks: optionalText({ label: "The note", max: 2000 }),
  })
  .superRefine(({ website: _website, form_token: _token, ...values }, context) => {
    const message = summaryOf(faultsOf(bloodRequestRules, values));
    if (message) context.addIssue({ code: "custom", message });
  });
export type BloodRequestForm = z.infer<typeof bloodRequestForm>;

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
  received_at: z.string(),
  read: z.boolean(),
  note: z.string(),
});
