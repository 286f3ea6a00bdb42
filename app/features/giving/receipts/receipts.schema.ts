import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { deskMessages as messages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import { donationQuery } from "#app/features/giving/donations-desk/donations-desk.schema.ts";
import { optionalEmailText, shortText } from "#app/lib/call-rules.ts";
import { isPhone, phoneKey } from "#app/lib/phone.ts";

/** What would make a receipt void. */
const voidingActs = ["refund", "correction", "payment-back"] as const;

export const voidLetterQuery = donationQuery.extend({ act: z.enum(voidingActs) });

export const voidLetterReply = done({
  letter: z
    .object({ to: z.string(), language: z.string(), subject: z.string(), paragraphs: z.array(z.string()) })
    .nullable()
    .describe("Null where the donor gave no address"),
});

const anEmail = optionalEmailText(messages.badContact);

/** An email address, or a phone: by what a donor's gifts are found. */
const contact = shortText(messages.badContact, 254).transform((typed, context) => {
  const text = typed.trim();
  if (isPhone(text)) return { phone: phoneKey(text) };
  const email = anEmail.safeParse(text).data;
  if (email) return { email };
  context.issues.push({ code: "custom", message: messages.badContact, input: typed });
  return z.NEVER;
});

export const annualPapersQuery = z.object({
  contact,
  year: shortText(messages.badQuery, 4)
    .optional()
    .describe("The year in which the tax year ends; without one with receipts the latest"),
});

/** In paisa. */
const sum = z.number().int();
export const annualPapersReply = done({
  fiscal_year: z.number().int(),
  years: z.array(z.number().int()),
  papers: z.array(
    z.object({
      person: z.string().describe("The number of the first receipt: names the paper"),
      name: z.string().describe("Empty: Anonymous"),
      gifts: z.number().int(),
      paisa: sum,
      cash_paisa: sum.describe("Of it in cash, which brings no tax credit"),
    }),
  ),
});

export const annualPaperQuery = annualPapersQuery.extend({
  person: shortText(messages.badQuery, 40),
  language: z.enum(languages, messages.badQuery).default("en"),
});
