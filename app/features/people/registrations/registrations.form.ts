import * as z from "zod/mini";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import { anEmail, emailLimits, fieldMessages, fieldsIn, hasPattern, rule } from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { Question } from "#content/registration-page.ts";
import type { RegistrationKind } from "#content/registrations.ts";
import type { registrationWords } from "./registrations.words.ts";

/** The words of a form's rules in one language. */
export type RegistrationTexts = { t: TextOf<typeof registrationWords>; form: TextOf<typeof formWords> };

/** Many who offer a hand have a phone alone, and it is how they are called in. */
export const isEmailRequired = (kind: RegistrationKind) => kind !== "volunteer";

const host = String.raw`[^\s/@]+\.[^\s/@.]{2,}(?:[/?#]\S*)?`;
/** A web address as people type it: the scheme may be left out. */
export const addressPattern = `(?:https?://)?${host}`;

/** Where somebody's work is to be seen. */
const aWebAddress = (bad: string) => [
  z.overwrite<string>((text) => (text === "" || /^[a-z]+:/i.test(text) ? text : `https://${text}`)),
  rule((text) => hasPattern(`https?://${host}`)(text) && URL.canParse(text), bad),
];

/** The fields of a registration. @param questions in the language of the words */
function fieldsOf(kind: RegistrationKind, { t, form }: RegistrationTexts, questions: readonly Question[]) {
  const { filled, maybeFilled, formTrap } = fieldsIn(fieldMessages(form));
  const address = { ...emailLimits, label: form("theEmail") };
  const checks = anEmail(form("badEmail"));
  /** What a registration must have, whatever it is for: REG-02. */
  const person = {
    name: filled(t("noName"), { label: form("theName"), max: 200 }),
    email: isEmailRequired(kind) ? filled(t("noEmail"), address, ...checks) : maybeFilled(address, ...checks),
    phone: filled(t("noPhone"), { label: form("thePhone"), max: 40 }, rule(isPhone, form("badPhone"))),
    city: filled(t("noCity"), { label: form("theCity"), max: 100 }),
  };
  const answers = Object.fromEntries(
    questions.map(({ as, field, label, required, max, ifEmpty = t("missing", { label }) }) => {
      const checks = as === "address" ? aWebAddress(t("badLink")) : [];
      const limits = { label, max };
      return [field, required ? filled(ifEmpty, limits, ...checks) : maybeFilled(limits, ...checks)];
    }),
  );
  return { formTrap, person, answers };
}

/** A registration of one kind: its questions stand under `details`. */
export function registrationOf<Kind extends RegistrationKind>(
  kind: Kind,
  texts: RegistrationTexts,
  questions: readonly Question[],
) {
  const { formTrap, person, answers } = fieldsOf(kind, texts, questions);
  return z.object({ ...formTrap, kind: z.literal(kind), ...person, details: z.object(answers) });
}

/** The same for the page, where the questions are fields like the others. */
export function registrationRules(
  kind: RegistrationKind,
  texts: RegistrationTexts,
  questions: readonly Question[],
): FormRules {
  const { person, answers } = fieldsOf(kind, texts, questions);
  return { schema: z.object({ ...person, ...answers }) };
}
