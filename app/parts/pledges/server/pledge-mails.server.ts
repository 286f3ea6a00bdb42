import { type Language, pathIn } from "#app/contract/language.ts";
import { generalFund } from "#app/features/giving/ledger/giving.limits.ts";
import { formatDay, formatMonth } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textIn } from "#app/lib/words.server.ts";
import { pledgeMailWords } from "#app/parts/pledges/pledges.words.ts";
import { greetingFor, plainGreeting } from "#server/mail/greeting.ts";
import type { MailContent } from "#server/mail/mail-body.ts";

export type MailedPledge = {
  /** Opens the donor's page. */
  key: string;
  /** Of the form by which it began: its mails are in it. */
  language: Language;
  donor_name: string;
  amount_paisa: number;
  fund: string;
  /** In that language. */
  fund_title: string;
  day_of_month: number;
  next_due_on: string | null;
};

/** The donor's page of a pledge; `action` opens the question before it. Only a press on that page changes anything. */
const pledgePath = ({ key, language }: Pick<MailedPledge, "key" | "language">, action?: "pause" | "stop") =>
  pathIn(language, `/pledge?key=${key}${action ? `&do=${action}` : ""}`);

/**
 * Where a mail program ends the reminders with one click: a POST there does it (`silencePledge`), a GET opens the
 * question.
 */
export const pledgeUnsubscribeUrl = (
  siteUrl: string,
  pledge: MailedPledge,
  action: "pause" | "stop" = "pause",
) => siteUrl + pledgePath(pledge, action);

const textOf = ({ language }: MailedPledge) => textIn(language, pledgeMailWords);
const moneyOf = ({ amount_paisa, language }: MailedPledge) => formatMoney(amount_paisa, language);

const purposeOf = (pledge: MailedPledge) =>
  pledge.fund === generalFund ? textOf(pledge)("anywhere") : pledge.fund_title;

function factsOf(pledge: MailedPledge): MailContent["facts"] {
  const t = textOf(pledge);
  return [
    [t("amount"), t("aMonth", { money: moneyOf(pledge) })],
    [t("for"), purposeOf(pledge)],
    [t("reminder"), t("onDay", { day: pledge.day_of_month })],
  ];
}

/** What every mail about a pledge has: its language and, for whoever it names, the greeting. */
const addressed = (pledge: MailedPledge) => ({
  language: pledge.language,
  greeting: greetingFor(pledge.donor_name, pledge.language),
});

const stopLink = (siteUrl: string, pledge: MailedPledge) => ({
  label: textOf(pledge)("stopIt"),
  url: siteUrl + pledgePath(pledge, "stop"),
});

const pauseAndStop = (siteUrl: string, pledge: MailedPledge) => [
  { label: textOf(pledge)("pauseIt"), url: siteUrl + pledgePath(pledge, "pause") },
  stopLink(siteUrl, pledge),
];

/** Asks to confirm. The address may be a stranger's: nothing in it was typed by whoever filled in the form. */
export function startMail(siteUrl: string, pledge: MailedPledge): MailContent {
  const t = textOf(pledge);
  return {
    language: pledge.language,
    subject: t("startSubject"),
    greeting: plainGreeting[pledge.language],
    paragraphs: [t("startAsked"), t("startConfirm"), t("startIgnore")],
    facts: factsOf(pledge),
    action: { label: t("confirm"), url: siteUrl + pledgePath(pledge) },
    links: [stopLink(siteUrl, pledge)],
  };
}

/** The first donation has arrived. */
export function begunMail(siteUrl: string, pledge: MailedPledge): MailContent {
  const t = textOf(pledge);
  const next = pledge.next_due_on;
  return {
    ...addressed(pledge),
    subject: t("begunSubject"),
    paragraphs: [
      next ? t("begunNext", { day: formatDay(next, pledge.language) }) : t("begunArrived"),
      t("begunLink"),
    ],
    facts: factsOf(pledge),
    action: { label: t("see"), url: siteUrl + pledgePath(pledge) },
    links: pauseAndStop(siteUrl, pledge),
  };
}

/** @param month YYYY-MM */
export function reminderMail(siteUrl: string, pledge: MailedPledge, month: string): MailContent {
  const t = textOf(pledge);
  const money = moneyOf(pledge);
  return {
    ...addressed(pledge),
    subject: t("reminderSubject", { month: formatMonth(month, pledge.language), money }),
    paragraphs: [t("reminderAsked", { money, purpose: purposeOf(pledge) }), t("reminderFree")],
    action: { label: t("giveNow", { money }), url: siteUrl + pledgePath(pledge) },
    links: [{ label: t("changeIt"), url: siteUrl + pledgePath(pledge) }, ...pauseAndStop(siteUrl, pledge)],
  };
}

export function pausedMail(siteUrl: string, pledge: MailedPledge): MailContent {
  const t = textOf(pledge);
  return {
    ...addressed(pledge),
    subject: t("pausedSubject"),
    paragraphs: [t("pausedText")],
    facts: factsOf(pledge),
    action: { label: t("goOn"), url: siteUrl + pledgePath(pledge) },
    links: [stopLink(siteUrl, pledge)],
  };
}

export function stoppedMail(siteUrl: string, pledge: MailedPledge): MailContent {
  const t = textOf(pledge);
  return {
    ...addressed(pledge),
    subject: t("stoppedSubject"),
    paragraphs: [t("stoppedText"), t("stoppedAgain")],
    action: { label: t("seePage"), url: siteUrl + pledgePath(pledge) },
  };
}

/** Sent by staff to a donor who has lost the link. */
export function linkMail(siteUrl: string, pledge: MailedPledge): MailContent {
  const t = textOf(pledge);
  return {
    ...addressed(pledge),
    subject: t("linkSubject"),
    paragraphs: [t("linkText")],
    facts: factsOf(pledge),
    action: { label: t("see"), url: siteUrl + pledgePath(pledge) },
    links: [stopLink(siteUrl, pledge)],
  };
}
