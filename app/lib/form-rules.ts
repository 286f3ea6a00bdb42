import * as z from "zod/mini";
import { canonicalEmail, emailPattern } from "#app/contract/email-address.ts";
import { serverMessages } from "#app/contract/replies.ts";

/*
 * The fields of forms. The pages of visitors load their schemas, so they are made with zod/mini; the schemas of calls
 * that only staff make (text-rules.ts) may contain them.
 */

// A page's security policy refuses the code that zod would compile.
if (typeof document !== "undefined") z.config({ jitless: true });

export const formTrapMessages = {
  again: "Please wait a moment and send the form again.",
} as const;

export type Limits = { label: string; max: number };
type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

export const isStorable = (text: string) => !text.includes("\0");

/** LRO and RLO, which no language needs: all that follows is shown in the reverse order, so that it reads as something else. */
const reversingMarks = /[\u202d\u202e]/g;

/**
 * What every text keeps. Its length, white space included, is looked at first, and a text that is too long is not processed
 * further. PostgreSQL cannot store the NUL character. It is trimmed.
 */
export const textChecks = ({ label, max }: Limits): Check[] => [
  z.maxLength(max, { error: serverMessages.tooLong(label, max), abort: true }),
  z.refine(isStorable, { error: serverMessages.unstorableText, abort: true }),
  z.overwrite((text) => text.replace(reversingMarks, "").trim()),
];

/** A text that must not be blank. */
export const filled = (missing: string, limits: Limits, ...checks: Check[]) =>
  z.string(missing).check(...textChecks(limits), z.minLength(1, missing), ...checks);

/** A text that may be left out; missing becomes "". */
export const maybeFilled = (limits: Limits, ...checks: Check[]) =>
  z.pipe(
    z.nullish(z.string(`${limits.label} must be text.`).check(...textChecks(limits), ...checks)),
    z.transform((text) => text ?? ""),
  );

/** What a text must be, unless it is empty. */
export const rule = (holds: (text: string) => boolean, message: string) =>
  z.refine<string>((text) => text === "" || holds(text), message);

/** For a rule about several fields: it is checked whatever else is wrong. */
export const isPresent = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

/** The longest email address that mail servers accept. */
export const emailLimits = { label: "The email address", max: 254 };
/** An email address in its canonical form. */
export const anEmail = (bad: string): Check[] => [
  z.overwrite(canonicalEmail),
  rule((email) => emailPattern.test(email), bad),
];

/** A short identifier, such as a token: too long, or with a character that cannot be stored, is as invalid as unknown. */
export const shortId = (message: string, max: number) =>
  z
    .string(message)
    .check(
      z.maxLength(max, { error: message, abort: true }),
      z.refine(isStorable, { error: message, abort: true }),
    );

/** The two hidden fields of every public form: a honeypot, and a signed time. */
export const formTrap = {
  website: z.nullish(shortId(formTrapMessages.again, 500)),
  form_token: z.nullish(shortId(formTrapMessages.again, 200)),
};
export type FormTrap = { website?: string | null; form_token?: string | null };

/** A boolean, as JSON sends it or as the text of a form; undefined when it was left out. */
export const booleanField = (message: string) =>
  z.pipe(
    z.nullish(z.union([z.boolean(), z.literal([0, 1]), z.enum(["1", "0", "true", "false", ""])], message)),
    z.transform((value) =>
      value === undefined || value === null || value === "" ? undefined : /^(1|true)$/.test(String(value)),
    ),
  );

/** A statement that must be agreed to. */
export const ticked = (message: string) => z.pipe(booleanField(message), z.literal(true, message));
