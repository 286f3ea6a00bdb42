import { z } from "zod";
import { languages } from "./language.ts";
import { needed } from "./replies.ts";

/* The envelope as schemas, for the OpenAPI document and the tests. Browsers need only the types. */

export const refusal = z.object({
  success: z.literal(false),
  message: z.string().describe("Why, in words for the person who asked"),
  needs: z
    .enum(needed)
    .optional()
    .describe("What must be done first: prove again who asks (POST proof), or set up a second factor"),
});

export const done = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ success: z.literal(true), message: z.string().optional(), ...fields });

export const savedVersion = z
  .number()
  .int()
  .describe("Goes up with each save: hand it back, and a save that would overwrite somebody's is refused");

/** The Urdu beside an English text of the reply. */
export const inUrdu = z.string().optional().describe("The same in Urdu, where there is some");

/** Of events that are one in two languages. */
export const ties = {
  translation_of: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe("For staff: the English one that this one in Urdu translates, if any"),
  language: z.enum(languages).optional().describe("That of its title"),
  translation: z
    .object({
      id: z.number().int(),
      title: z.string(),
    })
    .nullable()
    .optional()
    .describe(
      "The same one in the other language: for visitors where it is public, for staff unless it lies in the bin",
    ),
};

/** A save that is kept as an earlier version, or shows now. */
export const savedEarlier = z.object({
  version: z.number().int(),
  action: z
    .enum(["create", "save", "restore", "default", "delete"])
    .describe("default: the original was brought back; delete: taken down"),
  changes: z.number().int().describe("How many texts, numbers and choices differ from the version before"),
  saved_at: z.string().describe("UTC, ISO 8601; empty where it is not known"),
  saved_by: z.string().describe("Empty where it is not known"),
});
export type SavedEarlier = z.infer<typeof savedEarlier>;
