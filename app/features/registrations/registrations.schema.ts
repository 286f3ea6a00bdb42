import { z } from "zod";
import { faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { formTrap } from "#app/lib/form-rules.ts";
import { optionalText, requiredEmail, requiredText } from "#app/lib/text-rules.ts";
import {
  registrationMessages as messages,
  questions,
  type RegistrationKind,
  registrationKinds,
  registrationRules,
} from "./registrations.messages.ts";

const common = (label: string, max: number) => requiredText(messages.incomplete, { label, max });

/** The form of one kind: the common fields, and this kind's questions; then the rules that the browser has too. */
function formOf<Kind extends RegistrationKind>(kind: Kind) {
  const fields = questions[kind].map(({ field, label, required, max }) => [
    field,
    required ? requiredText(messages.missing(label), { label, max }) : optionalText({ label, max }),
  ]);
  return formTrap
    .extend({
      kind: z.literal(kind),
      name: common("The name", 200),
      email: requiredEmail(messages.incomplete),
      phone: common("The phone number", 40),
      city: common("The city", 100),
    })
    .extend({ details: z.object(Object.fromEntries(fields) as Record<string, z.ZodType<string>>) })
    .superRefine(({ name, email, phone, city, details }, context) => {
      const values = { ...details, name, email, phone, city };
      const message = summaryOf(faultsOf(registrationRules(kind), values));
      if (message) context.addIssue({ code: "custom", message });
    });
}

/**
 * A registration of any kind. A plain form posts the questions beside the other fields; they are collected
 * under `details`.
 */
export const registrationForm = z.preprocess(
  (body) => {
    if (!body || typeof body !== "object" || "details" in body) return body;
    const kind = "kind" in body ? registrationKinds.find((known) => known === body.kind) : undefined;
    if (!kind) return body;
    const given = new Map(Object.entries(body));
    return {
      ...body,
      details: Object.fromEntries(questions[kind].map(({ field }) => [field, given.get(field)])),
    };
  },
  z.discriminatedUnion(
    "kind",
    [formOf("internship"), formOf("membership"), formOf("volunteer"), formOf("career")],
    messages.unknownKind,
  ),
);
export type RegistrationForm = z.infer<typeof registrationForm>;

export const registrationQuery = z.object({
  kind: z.enum(registrationKinds, messages.unknownKind).optional(),
});

export const registration = z.object({
  id: z.number().int(),
  kind: z.enum(registrationKinds),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  details: z.record(z.string(), z.string()),
  received_at: z.string(),
  read: z.boolean(),
  note: z.string(),
});
export type Registration = z.infer<typeof registration>;
