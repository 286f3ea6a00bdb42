import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { done, savedVersion } from "#app/contract/reply-schemas.ts";
import { integer, maxId, openedVersion, optionalText, requiredText, rowId } from "#app/lib/call-rules.ts";
import { isCalendarDay, isClockTime, readMoment } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { newsletterLimits, newslettersMessages } from "./newsletters-admin.messages.ts";

const isMoment = (moment: string): boolean => {
  const { day, time } = readMoment(moment);
  return isCalendarDay(day) && isClockTime(time ?? "");
};

const id = rowId(newslettersMessages.badId);
const { perMinute } = newsletterLimits;

export const newsletterForm = z.object({
  subject: requiredText(newslettersMessages.subjectMissing, {
    label: "The subject",
    max: newsletterLimits.subject,
  }),
  preheader: optionalText({ label: "The preheader", max: newsletterLimits.preheader }),
  content: requiredText(newslettersMessages.contentMissing, {
    label: "The text",
    max: newsletterLimits.content,
  }),
});
export type NewsletterForm = z.infer<typeof newsletterForm>;

export const newsletterUpdate = newsletterForm.extend({ id, version: openedVersion });
export type NewsletterUpdate = z.infer<typeof newsletterUpdate>;

/** What is being written: it may still be empty. */
export const newsletterToPreview = z.object({
  subject: optionalText({ label: "The subject", max: newsletterLimits.subject }),
  preheader: optionalText({ label: "The preheader", max: newsletterLimits.preheader }),
  content: optionalText({ label: "The text", max: newsletterLimits.content }),
});

export const newsletterNamed = z.object({ id });
/** The version that the person sees: another one is neither tested nor sent. */
export const newsletterTest = z.object({ id, version: integer(newslettersMessages.stale, 1, maxId) });

const rate = integer(newslettersMessages.perMinute, perMinute.min, perMinute.max);
export const newsletterSending = newsletterTest.extend({
  per_minute: rate,
  /** That it goes out although nobody has had a test mail of this text. */
  untested: booleanField(newslettersMessages.untested),
  language: z
    .enum(["", ...languages], newslettersMessages.badLanguage)
    .transform((language) => language || undefined)
    .optional()
    .describe("Only to its readers; empty: to all"),
  starts_at: z
    .string(newslettersMessages.badHour)
    .refine((moment) => moment === "" || isMoment(moment), newslettersMessages.badHour)
    .optional()
    .describe("The Karachi day and time from which it goes out, YYYY-MM-DDTHH:MM; empty or past: at once"),
});
export type NewsletterSending = z.infer<typeof newsletterSending>;
export const newsletterResumption = newsletterNamed.extend({ per_minute: rate.optional() });

export const listNewslettersQuery = z.object({
  limit: integer(newslettersMessages.badQuery, 1, newsletterLimits.list).optional(),
  /** The number of the last newsletter on the page before, from its X-Next-Cursor header. */
  cursor: integer(newslettersMessages.badQuery, 1, maxId).optional(),
  /** Only this newsletter. */
  id: rowId(newslettersMessages.badQuery).optional(),
  fields: z
    .enum(["summary"], newslettersMessages.badQuery)
    .optional()
    .describe("`summary` leaves the texts out"),
});

/* The replies, and their types. */

const count = z.number().int();

export const newsletter = z.object({
  id: z.number().int(),
  subject: z.string(),
  preheader: z.string(),
  content: z.string().describe("Markdown"),
  state: z.enum(["draft", "sending", "paused", "sent", "cancelled"]),
  version: z.number().int(),
  tested: z.boolean().describe("Whether a test mail of this very text was sent"),
  per_minute: count,
  updated_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  language: z.enum(languages).nullable().describe("Whose readers get it; null: all"),
  starts_at: z.string().nullable().describe("The hour from which it goes out, where one was set"),
  trouble: z.string().nullable().describe("Why nothing goes out at the moment: the mail server's codes"),
  recipients: count.describe("Readers when sending began"),
  sent: count,
  bounced: count.describe("Addresses that the mail server refused"),
  failed: count.describe("Mails that it refused, or did not take within three days"),
  skipped: count.describe("Readers who left before their turn"),
  unsubscribed: count.describe("Readers who left by the link of this newsletter"),
});
export type Newsletter = z.infer<typeof newsletter>;
const listedNewsletter = newsletter.omit({ content: true });
export type ListedNewsletter = z.infer<typeof listedNewsletter>;

export const listNewslettersReply = done({
  newsletters: z.array(z.union([newsletter, listedNewsletter])),
  readers: count.describe("Who would get a newsletter now"),
  readers_in: z.object({ en: count, ur: count }).describe("Of them in each language"),
  configured: z.boolean().describe("Whether a mail server is set"),
});
export const createNewsletterReply = done({ id: z.number().int(), version: savedVersion });
export const updateNewsletterReply = done({ version: savedVersion });
export const previewNewsletterReply = done({
  subject: z.string(),
  html: z.string().describe("The mail as mail programs show it; sanitised"),
  text: z.string().describe("The mail as plain text"),
  bytes: count.describe("Of the whole mail, without its pictures"),
});
export const sendNewsletterReply = done({ readers: count });
export const subscriberNamed = z.object({ id });
