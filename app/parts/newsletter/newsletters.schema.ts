import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { done, savedVersion } from "#app/contract/reply-schemas.ts";
import type { Entry } from "#app/contract/table.ts";
import {
  integer,
  maxId,
  openedVersion,
  optionalText,
  requiredText,
  rowId,
  shortText,
} from "#app/lib/call-rules.ts";
import { isCalendarDay, isClockTime, readMoment } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { newsletterWords } from "./newsletter.words.ts";
import { subscriberStates, type subscribersTable } from "./subscribers.table.ts";

/* Newsletters as staff write and send them: limits and texts. */

export const newsletterLimits = {
  subject: 150,
  /** What mail programs show beside the subject. */
  preheader: 150,
  /** Characters of Markdown: with its look about half of the 100 KB beyond which Gmail cuts a mail. */
  content: 30_000,
  perMinute: { min: 1, usual: 100, max: 6000 },
  /** Of one page of the list. */
  list: 20,
} as const;

/** After so many newsletters in a row that bounced, a reader is set aside. */
export const mostBounces = 3;

const readersText = (readers: number) =>
  `${readers.toLocaleString("en-US")} ${readers === 1 ? "reader" : "readers"}`;

export const newslettersMessages = {
  subjectMissing: "Please enter a subject.",
  contentMissing: "Please enter a text.",
  perMinute: `Mails per minute must be a whole number from 1 to ${newsletterLimits.perMinute.max.toLocaleString("en-US")}.`,
  badLanguage: "Please choose a language from the list.",
  badHour: "Please enter a day and a time.",
  badId: "The request does not say which newsletter is meant.",
  badQuery: "The list was requested with an invalid value.",
  notFound: "There is no such newsletter any more.",
  stale:
    "Somebody else has changed this newsletter since you opened it. Your text is still here; choose what to keep.",
  notDraft: "This newsletter has been sent already, or is being sent. Its text no longer changes.",
  notSending: "This newsletter is not being sent at the moment.",
  notPaused: "This newsletter is not paused.",
  over: "This newsletter has been sent already, or was cancelled.",
  untested: "Nobody has sent a test mail of this text. Send one first, or confirm that it goes out untested.",
  noMailServer: "Email is not set up yet, so nothing can be sent.",
  nobody: "Nobody has confirmed their address yet, so there is nobody to send it to.",
  tooTangled:
    "This text could not be displayed. Please simplify it, with fewer signs such as *, _, >, [ and | in a row.",
  foreignPicture: (address: string) =>
    `The text shows a picture that is not on this site: ${address}. Upload it with the Picture button.`,
  lostLink: (line: number, address: string) =>
    `Line ${line}: the link to ${address} leads nowhere. Enter a page of this site, such as /donate, or a full address that starts with https://.`,

  created: "Draft saved.",
  updated: "Draft saved.",
  deleted: "Draft deleted.",
  tested: (email: string) => `A test mail is on its way to ${email}.`,
  sent: "Sending has begun.",
  started: (readers: number) => `Sending to ${readersText(readers)}.`,
  scheduled: (readers: number, hour: string) => `Goes to ${readersText(readers)} from ${hour} on.`,
  paused: "Paused. Mails that are on their way still arrive.",
  resumed: "Sending goes on.",
  cancelled: "Cancelled. Nobody else gets it.",
  broughtBack: "This reader gets newsletters again.",
  notSetAside: "This reader is not set aside.",

  loadFailed: "Failed to load the newsletters.",
  saveFailed: "The draft could not be saved. Your text is still here. Please try again.",
  deleteFailed: "The draft could not be deleted. Please try again.",
  previewFailed: "The preview could not be created. Your text is safe.",
  actionFailed: "That did not work. Please try again.",
  postsFailed: "Failed to load the posts.",
} as const;

/** What stands in `trouble` when the mail itself was refused again and again. */
export const refusedTooOften = (codes: string) => `refused: ${codes}`;

const badLink = newsletterWords.words.badLink.en;

export const subscriptionLink = z.object({
  token: shortText(badLink, 200),
});

export const subscriberFilter = z.object({
  state: z.preprocess(
    (state: string | undefined) => state || undefined,
    z.enum(subscriberStates, inboxMessages.badQuery).optional(),
  ),
});
export type Subscriber = Entry<typeof subscribersTable>;

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
