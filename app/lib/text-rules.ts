import { z } from "zod";
import { serverMessages } from "../contract/replies.ts";

/*
 * The two ways a text comes in. Both refuse the NUL character, which PostgreSQL cannot store, and both bound
 * the length; the message for an empty one is the seeds'.
 */

type Limits = { label: string; most: number };

const storable = (text: string) => !text.includes("\0");

/** A text that must not be blank. White space around it is cut off. */
export function requiredText(message: string, { label, most }: Limits) {
  return z
    .string({ error: message })
    .refine(storable, serverMessages.unstorableText)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, message).max(most, serverMessages.tooLong(label, most)));
}

/** A text that may be left out; absence reads as "". */
export function optionalText({ label, most }: Limits) {
  return z
    .string({ error: `${label} must be text.` })
    .refine(storable, serverMessages.unstorableText)
    .transform((text) => text.trim())
    .pipe(z.string().max(most, serverMessages.tooLong(label, most)))
    .nullish()
    .transform((text) => text ?? "");
}
