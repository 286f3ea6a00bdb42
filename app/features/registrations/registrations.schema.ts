import { z } from "zod";
import { restricted } from "#app/contract/restricted.ts";
import { inboxEntry } from "#app/lib/inbox-rules.ts";
import { allRegistrationKinds, type RegistrationKind, registrationPages } from "#content/registrations.ts";
import { registrationMessages as messages, registrationOf } from "./registrations.form.ts";

const formOf = (kind: RegistrationKind) => registrationOf(kind, registrationPages[kind].form.questions);
const [first, ...others] = allRegistrationKinds;

/**
 * A registration of any kind. A plain form posts the questions beside the other fields; they are collected
 * under `details`.
 */
export const registrationForm = z.preprocess(
  (body) => {
    if (!body || typeof body !== "object" || "details" in body) return body;
    const kind = "kind" in body ? allRegistrationKinds.find((known) => known === body.kind) : undefined;
    if (!kind) return body;
    const given = new Map(Object.entries(body));
    const { questions } = registrationPages[kind].form;
    return { ...body, details: Object.fromEntries(questions.map(({ field }) => [field, given.get(field)])) };
  },
  z.discriminatedUnion("kind", [formOf(first), ...others.map(formOf)], messages.unknownKind),
);
export type RegistrationForm = z.infer<typeof registrationForm>;

export const registrationQuery = z.object({
  kind: z.enum(allRegistrationKinds, messages.unknownKind).optional(),
});

export const registration = z.object({
  ...inboxEntry,
  kind: z.enum(allRegistrationKinds),
  name: z.string(),
  email: z.string(),
  phone: restricted("phones:read", z.string()),
  city: z.string(),
  details: z.record(z.string(), z.string()),
});
export type Registration = z.infer<typeof registration>;
