import { z } from "zod";
import type { Permission } from "./permissions.ts";
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

/** How the mark is called in a field's JSON schema, and so in the OpenAPI document. */
export const restrictedKey = "x-permission";

/**
 * A field of a reply that only some roles get: whoever may make the call but has not this permission gets the reply
 * without it (ROLE-05). So it is optional for all. Of a query it is a filter that only they may use.
 */
export const restricted = <Schema extends z.ZodType>(permission: Permission, schema: Schema) =>
  schema.optional().meta({ [restrictedKey]: permission });
