import { formatMonth, ordinal } from "#app/features/pledges/pledge-days.ts";
import { pledgePurpose } from "#app/features/pledges/pledges.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import type { MailContent } from "#server/mail/mail-body.ts";

/** What the mails of a pledge say of it. */
export type MailedPledge = {
  /** Opens the donor's page. */
  key: string;
  donor_name: string;
  amount_paisa: number;
  fund: string;
  fund_title: string;
  day_of_month: number;
  next_due_on: string | null;
};

/** The donor's page of a pledge; `action` opens the question before it. Only a press on that page changes anything. */
const pledgePath = ({ key }: Pick<MailedPledge, "key">, action?: "pause" | "stop") =>
  `/pledge?key=${key}${action ? `&do=${action}` : ""}`;

/**
 * Where a mail program ends the reminders with one click: a POST there does it (`silencePledge`), a GET opens the
 * question.
 */
export const pledgeUnsubscribeUrl = (
  siteUrl: string,
  pledge: MailedPledge,
  action: "pause" | "stop" = "pause",
) => siteUrl + pledgePath(pledge, action);

const factsOf = (pledge: MailedPledge): MailContent["facts"] => [
  ["Amount", `${formatMoney(pledge.amount_paisa)} a month`],
  ["For", purposeOf(pledge)],
  ["Reminder", `on the ${ordinal(pledge.day_of_month)} of each month`],
];

const purposeOf = ({ fund, fund_title }: MailedPledge) => pledgePurpose({ slug: fund, title: fund_title });

const pauseAndStop = (siteUrl: string, pledge: MailedPledge) => [
  { label: "Pause it", url: siteUrl + pledgePath(pledge, "pause") },
  { label: "Stop it", url: siteUrl + pledgePath(pledge, "stop") },
];

/** Asks to confirm. The address may be a stranger's: nothing in it was typed by whoever filled in the form. */
export const startMail = (siteUrl: string, pledge: MailedPledge): MailContent => ({
  subject: "Please confirm your monthly support",
  greeting: "Assalamu alaikum,",
  paragraphs: [
    "Somebody, we hope you, started monthly support on our site with this address.",
    "Confirm it below. Your first gift also confirms it.",
    "If it was not you, you need not do anything. Without a confirmation or a gift we send no reminders.",
  ],
  facts: factsOf(pledge),
  action: { label: "Confirm my monthly support", url: siteUrl + pledgePath(pledge) },
  links: [{ label: "Stop it", url: siteUrl + pledgePath(pledge, "stop") }],
});

/** The first donation has arrived. */
export const begunMail = (siteUrl: string, pledge: MailedPledge): MailContent => ({
  subject: "Your monthly support has begun",
  greeting: greetingFor(pledge.donor_name),
  paragraphs: [
    `Your first gift has arrived. ${pledge.next_due_on ? `We remind you of the next one on ${formatDay(pledge.next_due_on)}.` : ""}`.trim(),
    "We never take money automatically; you decide each month. The link shows your gifts and receipts, and lets you change the amount or the day.",
  ],
  facts: factsOf(pledge),
  action: { label: "See my monthly support", url: siteUrl + pledgePath(pledge) },
  links: pauseAndStop(siteUrl, pledge),
});

/** @param month YYYY-MM */
export const reminderMail = (siteUrl: string, pledge: MailedPledge, month: string): MailContent => ({
  subject: `Your gift for ${formatMonth(month)}: ${formatMoney(pledge.amount_paisa)}`,
  greeting: greetingFor(pledge.donor_name),
  paragraphs: [
    `You asked us to remind you of your gift of ${formatMoney(pledge.amount_paisa)} a month, for: ${purposeOf(pledge)}.`,
    "We never take money automatically. If you have already sent it, you need not do anything.",
  ],
  action: { label: `Give ${formatMoney(pledge.amount_paisa)} now`, url: `${siteUrl}${pledgePath(pledge)}` },
  links: [
    { label: "Change the amount or the day", url: siteUrl + pledgePath(pledge) },
    ...pauseAndStop(siteUrl, pledge),
  ],
});

export const pausedMail = (siteUrl: string, pledge: MailedPledge): MailContent => ({
  subject: "Your monthly support is paused",
  greeting: greetingFor(pledge.donor_name),
  paragraphs: ["You get no reminders until you resume. You can open your page with the link at any time."],
  facts: factsOf(pledge),
  action: { label: "Go on", url: siteUrl + pledgePath(pledge) },
  links: [{ label: "Stop it", url: siteUrl + pledgePath(pledge, "stop") }],
});

export const stoppedMail = (siteUrl: string, pledge: MailedPledge): MailContent => ({
  subject: "Your monthly support has stopped",
  greeting: greetingFor(pledge.donor_name),
  paragraphs: [
    "We send no more reminders. Thank you for what you have given; your receipts stay on your page.",
    "If you change your mind, you can start again with the link.",
  ],
  action: { label: "See my page", url: siteUrl + pledgePath(pledge) },
});

/** Sent by staff to a donor who has lost the link. */
export const linkMail = (siteUrl: string, pledge: MailedPledge): MailContent => ({
  subject: "The link to your monthly support",
  greeting: greetingFor(pledge.donor_name),
  paragraphs: [
    "The link shows your gifts and receipts. Keep it to yourself: anybody who has it can change your support.",
  ],
  facts: factsOf(pledge),
  action: { label: "See my monthly support", url: siteUrl + pledgePath(pledge) },
  links: [{ label: "Stop it", url: siteUrl + pledgePath(pledge, "stop") }],
});
