import { z } from "zod";
import { canonicalEmail, emailPattern } from "#app/contract/email-address.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { columnKinds } from "#app/contract/table.ts";
import { integer, maxId, requiredText } from "#app/lib/call-rules.ts";
import { emailLimits } from "#app/lib/form-rules.ts";
import { isPhone, phoneKey } from "#app/lib/phone.ts";

/* Texts and limits of the search for what is stored of one person. */

/** An entry's texts may be long; so many rows of a table are shown and exported. */
export const maxRowsPerTable = 1000;

export const personalDataMessages = {
  badQuery: "Please enter an email address or a phone number.",
  badFormat: "The file must be json or csv.",
  badExpected: "How many entries were shown must be a whole number from 1.",
  changed: "The number of entries has changed. Search again before you erase.",
  searchFailed: "The search failed. Please try again.",
  exportFailed: "The file could not be created. Please try again.",
  eraseFailed: "Nothing was erased. Please try again.",
  erased: (entries: number) => `Erased: ${entries} ${entries === 1 ? "entry" : "entries"}.`,
} as const;

/** Whom to look for: an address in lower case, or a phone number as `phoneKey` makes it. */
export type Person = { email: string } | { phone: string };

/** An e-mail address or a phone number in any of its forms. */
const person = requiredText(personalDataMessages.badQuery, {
  label: "What you search for",
  max: emailLimits.max,
}).transform((text, context): Person => {
  const email = canonicalEmail(text);
  if (emailPattern.test(email)) return { email };
  if (isPhone(text)) return { phone: phoneKey(text) };
  context.addIssue({ code: "custom", message: personalDataMessages.badQuery });
  return z.NEVER;
});

export const personalDataQuery = z.object({ person });

export const personalDataExport = personalDataQuery.extend({
  format: z.enum(["json", "csv"], personalDataMessages.badFormat),
});

/** @param expected how many entries the search showed: no other are erased */
export const personalDataErasure = personalDataQuery.extend({
  expected: integer(personalDataMessages.badExpected, 1, maxId),
});

const value = z.union([z.string(), z.number(), z.null()]);

export const personalDataTable = z.object({
  name: z.string(),
  /** As the dashboard's menu calls it. */
  label: z.string(),
  total: z.number().int(),
  rows: z.array(z.record(z.string(), value)),
  fields: z
    .array(
      z.object({
        name: z.string(),
        label: z.string(),
        kind: z.enum(columnKinds),
        words: z.record(z.string(), z.string()).optional(),
      }),
    )
    .describe("What staff call what the rows have, and how it is written in words"),
});
export type PersonalDataTable = z.infer<typeof personalDataTable>;

export const findPersonalDataReply = done({
  total: z.number().int().describe("All entries"),
  tables: z.array(personalDataTable),
  staff: z.boolean().describe("Whether it is the address of somebody who may sign in"),
});
export type PersonalData = z.infer<typeof findPersonalDataReply>;

export const erasePersonalDataReply = done({ erased: z.number().int() });
