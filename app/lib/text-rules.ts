import { z } from "zod";
import { canonicalEmail, emailPattern } from "#app/contract/email-address.ts";
import { isSafeLink } from "#content/safe-link.ts";
import { emailLimits, isStorable, type Limits, textChecks } from "./form-rules.ts";

export { emailPattern, isSafeLink };

/*
 * The texts of calls that only staff make; those of public forms are in form-rules.ts, with the same checks.
 */

const bounded = (message: string, limits: Limits) =>
  z.string({ error: message }).check(...textChecks(limits));

/** A text that must not be blank. It is trimmed. */
export const requiredText = (message: string, limits: Limits) =>
  bounded(message, limits).min(1, { error: message, abort: true });

/** A text that may be left out; missing becomes "". @param message when it is something else */
export const optionalText = (limits: Limits, message = `${limits.label} must be text.`) =>
  bounded(message, limits)
    .nullish()
    .transform((text) => text ?? "");

/** The Urdu beside an English text, of the same length at most. Left out, what is stored stays; empty, the English is shown. */
export const urduText = ({ label, max }: Limits) => {
  const limits = { label: `${label} in Urdu`, max };
  return bounded(`${limits.label} must be text.`, limits).optional();
};

/**
 * What a form lacks, in the order of `messages`: of a text in two languages one is enough. Whoever uses it checks it
 * whatever else is wrong (`isPresent`).
 */
export const lacking =
  (messages: Readonly<Record<string, string>>) => (form: object, context: z.core.$RefinementCtx) => {
    const filled = new Map(Object.entries(form));
    for (const [field, message] of Object.entries(messages)) {
      if (filled.get(field) || filled.get(`${field}_ur`)) continue;
      context.addIssue({
        code: "too_small",
        origin: "string",
        minimum: 1,
        input: "",
        path: [field],
        message,
      });
    }
  };

/* Email addresses in their canonical form. */

/** @param missing the message when it is empty */
export const requiredEmail = (missing: string) =>
  requiredText(missing, emailLimits).transform(canonicalEmail);

const optionalEmail = () => optionalText(emailLimits).transform(canonicalEmail);

/** @param bad the message when it is not valid */
export const emailText = (missing: string, bad: string) =>
  requiredEmail(missing).refine((email) => emailPattern.test(email), bad);

/** @param bad the message when it is neither empty nor valid */
export const optionalEmailText = (bad: string) =>
  optionalEmail().refine((email) => email === "" || emailPattern.test(email), bad);

/** A short identifier, such as a token: too long, or with a character that cannot be stored, is as invalid as unknown. */
export const shortText = (message: string, max: number) =>
  z
    .string(message)
    .max(max, { error: message, abort: true })
    .refine(isStorable, { error: message, abort: true });
