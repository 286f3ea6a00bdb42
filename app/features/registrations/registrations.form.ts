import * as z from "zod/mini";
import type { FormRules } from "#app/lib/form-faults.ts";
import { anEmail, emailLimits, filled, formTrap, maybeFilled, rule } from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import type { Question } from "#content/registration-page.ts";
import type { RegistrationKind } from "#content/registrations.ts";

export const registrationMessages = {
  noName: "Please enter your name.",
  noEmail: "Please enter your email address.",
  noPhone: "Please enter your phone number.",
  noCity: "Please enter your city.",
  badEmail: "Please enter a valid email address.",
  badPhone: "Please enter a valid phone number (7-15 digits).",
  unknownKind: "Please choose what you want to register for.",
  received: "Thank you. Your registration has arrived. We will write to you within a week.",
  sending: "Sending your registration...",
  failed: "Your registration could not be sent. Please try again later or contact us directly.",
  missing: (label: string) => `Please fill in: ${label}.`,
} as const;

const { noName, noEmail, noPhone, noCity, badEmail, badPhone, missing } = registrationMessages;

/** What a registration must have, whatever it is for: REG-02. */
const person = {
  name: filled(noName, { label: "The name", max: 200 }),
  email: filled(noEmail, emailLimits, ...anEmail(badEmail)),
  phone: filled(noPhone, { label: "The phone number", max: 40 }, rule(isPhone, badPhone)),
  city: filled(noCity, { label: "The city", max: 100 }),
};

const answers = (questions: readonly Question[]) =>
  Object.fromEntries(
    questions.map(({ field, label, required, max, ifEmpty = missing(label) }) => [
      field,
      required ? filled(ifEmpty, { label, max }) : maybeFilled({ label, max }),
    ]),
  );

/** A registration of one kind: its questions stand under `details`. */
export const registrationOf = <Kind extends RegistrationKind>(kind: Kind, questions: readonly Question[]) =>
  z.object({ ...formTrap, kind: z.literal(kind), ...person, details: z.object(answers(questions)) });

/** The same for the page, where the questions are fields like the others. */
export const registrationRules = (questions: readonly Question[]): FormRules => ({
  schema: z.object({ ...person, ...answers(questions) }),
});
