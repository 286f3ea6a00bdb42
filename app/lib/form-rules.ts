import { z } from "zod";
import { isCalendarDay } from "./dates.ts";
import { integer, maxId } from "./list-rules.ts";
import { shortText } from "./text-rules.ts";

export const formTrapMessages = {
  again: "Please wait a moment and send the form again.",
} as const;

/** The two hidden fields of every public form: a honeypot, and a signed time. */
export const formTrap = z.object({
  website: shortText(formTrapMessages.again, 500).nullish(),
  form_token: shortText(formTrapMessages.again, 200).nullish(),
});
export type FormTrap = z.infer<typeof formTrap>;

/* The other types of form fields. Multipart forms send everything as text, JSON sends values. */

/** A boolean; undefined when it was left out. */
export const booleanField = (message: string) =>
  z
    .union([z.boolean(), z.literal([0, 1]), z.enum(["1", "0", "true", "false", ""])], message)
    .nullish()
    .transform((value) =>
      value === undefined || value === null || value === "" ? undefined : /^(1|true)$/.test(String(value)),
    );

/** A calendar day, YYYY-MM-DD; null when it was left out. */
export const optionalDay = (message: string) =>
  z
    .string(message)
    .max(10, { error: message, abort: true })
    .refine((day) => day === "" || isCalendarDay(day), message)
    .nullish()
    .transform((day) => day || null);

/**
 * An integer; undefined when it was left out. Only numbers and texts are accepted: true or [] would be
 * coerced.
 */
export const optionalInteger = (message: string, min: number) =>
  z
    .preprocess((value: number | string | null | undefined) => {
      if (value === "" || value === null || value === undefined) return undefined;
      return typeof value === "string" || typeof value === "number" ? value : Number.NaN;
    }, integer(message, min, maxId).optional())
    .optional();

/** The version that was opened. When it is left out, no conflict is detected. */
export const openedVersion = optionalInteger("The version that was opened is not a number.", 1);
