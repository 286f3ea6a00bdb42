import * as z from "zod/mini";
import { canonicalEmail, emailPattern } from "#app/contract/email-address.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { typedText } from "./digits.ts";
import type { formWords } from "./form.words.ts";
import type { TextOf } from "./words.ts";

/*
 * The fields of forms. The pages of visitors load their schemas, so they are made with zod/mini; the schemas of calls
 * that only staff make (call-rules.ts) may contain them.
 */

// A page's security policy refuses the code that zod would compile.
if (typeof document !== "undefined") z.config({ jitless: true });

export type Limits = { label: string; max: number };
type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

export const isStorable = (text: string) => !text.includes("\0");

/** What fields say by themselves. */
export type FieldMessages = {
  unstorable: string;
  tooLong: (label: string, max: number) => string;
  notText: (label: string) => string;
};

export const formTrapMessages = {
  again: "Please wait a moment and send the form again.",
} as const;

/** English: for staff, and for calls. */
const english: FieldMessages = {
  unstorable: serverMessages.unstorableText,
  tooLong: serverMessages.tooLong,
  notText: (label) => `${label} must be text.`,
};

/** In the language of a public form. */
export const fieldMessages = (form: TextOf<typeof formWords>): FieldMessages => ({
  unstorable: form("unstorable"),
  tooLong: (label, max) => form("tooLong", { label, max: max.toLocaleString("en-US") }),
  notText: (label) => form("notText", { label }),
});

/** A short identifier, such as a token: too long, or with a character that cannot be stored, is as invalid as unknown. */
export const shortId = (message: string, max: number) =>
  z
    .string(message)
    .check(
      z.maxLength(max, { error: message, abort: true }),
      z.refine(isStorable, { error: message, abort: true }),
    );

/**
 * The two hidden fields of every public form: a honeypot, and a signed time. Whatever else stands in them is a robot's, and
 * no fault of the form: its guard decides what becomes of it.
 */
export const formTrap = {
  website: z.catch(z.nullish(z.string().check(z.maxLength(500))), "filled"),
  form_token: z.catch(z.nullish(z.string().check(z.maxLength(200))), "forged"),
};

/** The parts of a public form's schema, with what they say in its language. */
export function fieldsIn(said: FieldMessages) {
  /**
   * What every text keeps. Its length, white space included, is looked at first, and a text that is too long is not
   * processed further. PostgreSQL cannot store the NUL character. It is cleaned and trimmed, and numbers get Western
   * digits.
   */
  const textChecks = ({ label, max }: Limits): Check[] => [
    z.maxLength(max, { error: said.tooLong(label, max), abort: true }),
    z.refine(isStorable, { error: said.unstorable, abort: true }),
    z.overwrite(typedText),
  ];

  /** A text that must not be blank. */
  const filled = (missing: string, limits: Limits, ...checks: Check[]) =>
    z.string(missing).check(...textChecks(limits), z.minLength(1, missing), ...checks);

  /** A text that may be left out; missing becomes "". */
  const maybeFilled = (limits: Limits, ...checks: Check[]) =>
    z.pipe(
      z.nullish(z.string(said.notText(limits.label)).check(...textChecks(limits), ...checks)),
      z.transform((text) => text ?? ""),
    );

  return { textChecks, filled, maybeFilled, formTrap };
}

/** The same in English. */
export const { textChecks, filled, maybeFilled } = fieldsIn(english);

/** What a text must be, unless it is empty. */
export const rule = (holds: (text: string) => boolean, message: string) =>
  z.refine<string>((text) => text === "" || holds(text), message);

/** A whole number from 1 on, of one or two digits, as the source of a regular expression. */
export const countPattern = (most: number): string =>
  Array.from({ length: most }, (_, place) => (place < 9 ? `0?${place + 1}` : `${place + 1}`)).join("|");

/**
 * Whether a text is as its field's pattern says, whose page tells it as soon as the field is left.
 * @param pattern the source of a regular expression for all of it
 */
export function hasPattern(pattern: string): (text: string) => boolean {
  const whole = new RegExp(`^(?:${pattern})$`, "i");
  return (text) => whole.test(text);
}

/** For a rule about several fields: it is checked whatever else is wrong. */
export const isPresent = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

/** The longest email address that mail servers accept. */
export const emailLimits = { label: "The email address", max: 254 };
/** An email address in its canonical form. */
export const anEmail = (bad: string): Check[] => [
  z.overwrite(canonicalEmail),
  rule((email) => emailPattern.test(email), bad),
];

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
