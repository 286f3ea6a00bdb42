/* What is kept how long: kinds, terms and texts. No zod here. */

export type RetentionUnit = "days" | "months";

type Kind = {
  label: string;
  /** What the term counts from. */
  since: string;
  /** What happens, and why the term cannot be shorter. */
  explanation: string;
  unit: RetentionUnit;
  usual: number;
  min: number;
  max: number;
  /** People's own data: nothing of it goes in the first 30 days. */
  personal: boolean;
  /** Whose people are asked first: what one of them is. */
  one?: string;
};

/** Every kind of data with a term, in the order in which the page shows them. */
export const retentionKinds = {
  mails: {
    label: "Mails in the outbox",
    since: "the day on which they were sent or failed",
    explanation:
      "Their text is deleted once they are sent; after the term the recipient and the subject go too. Mails that wait are kept. At least 30 days, so that you can see whether somebody got a mail.",
    unit: "days",
    usual: 90,
    min: 30,
    max: 1095,
    personal: false,
  },
  newsletter_deliveries: {
    label: "Which reader got which newsletter",
    since: "the day on which it was sent or failed",
    explanation:
      "Only who got it goes: each newsletter keeps its text and its counts, and links to unsubscribe keep working. At least 90 days, so that you can answer a reader who got nothing.",
    unit: "days",
    usual: 365,
    min: 90,
    max: 1095,
    personal: false,
  },
  page_views: {
    label: "Page views, by day",
    since: "that day",
    explanation:
      "Older days become one number for each month and page. No view is lost. At least 62 days, so that this month can be compared with the same days of the last.",
    unit: "days",
    usual: 90,
    min: 62,
    max: 1095,
    personal: false,
  },
  audit: {
    label: "Audit log",
    since: "the entry",
    explanation:
      "Refunds stay: the books refer to them. At least 12 months, so that the auditor of a year finds who changed what.",
    unit: "months",
    usual: 36,
    min: 12,
    max: 120,
    personal: true,
  },
  messages: {
    label: "Messages",
    since: "the day they came, or were last marked or noted",
    explanation: "At least 6 months, so that no conversation is cut off.",
    unit: "months",
    usual: 24,
    min: 6,
    max: 120,
    personal: true,
  },
  blood_requests: {
    label: "Blood requests",
    since: "the day they came, or were last changed",
    explanation: "At least 3 months, so that a family can be called back.",
    unit: "months",
    usual: 24,
    min: 3,
    max: 120,
    personal: true,
  },
  help_declined: {
    label: "Requests for help without help",
    since: "the day they were declined, referred or closed, or last changed",
    explanation:
      "Declined, referred, joined, or closed without help: the family goes, with its papers, visit and notes. At least 3 months, so that a family that asks again is known.",
    unit: "months",
    usual: 6,
    min: 3,
    max: 60,
    personal: true,
  },
  help_helped: {
    label: "Requests for help that was given",
    since: "the day they were closed, or last changed",
    explanation:
      "The family goes, with its papers, visit and notes. What was decided and paid stays, without a name. At least 12 months, so that the accounts of the year can be checked against it.",
    unit: "months",
    usual: 36,
    min: 12,
    max: 120,
    personal: true,
  },
  event_guests: {
    label: "Guests of events",
    since: "the event, or the last note",
    explanation: "At least 3 months, so that guests can be thanked or called.",
    unit: "months",
    usual: 24,
    min: 3,
    max: 120,
    personal: true,
  },
  unpaid_gifts: {
    label: "Gifts that never arrived",
    since: "the day they were started, or last changed",
    explanation:
      "Only gifts without a payment, a receipt or a line of a statement, that wait for nobody's decision and belong to no monthly support that runs. At least 6 months: a bank or wallet may still report a payment.",
    unit: "months",
    usual: 12,
    min: 6,
    max: 120,
    personal: true,
  },
  slips: {
    label: "Slips of transfers",
    since: "the decision",
    explanation:
      "The picture goes; the report stays, and says so. At least 6 months, so that the accounts of the year can be checked against it.",
    unit: "months",
    usual: 12,
    min: 6,
    max: 120,
    personal: true,
  },
  registrations: {
    label: "Registrations",
    since: "the day they came, or were last marked or noted",
    explanation:
      "We ask by mail whether the person wants to stay. Without an answer we ask again after 60 days, and remove the registration 30 days later. At least 12 months.",
    unit: "months",
    usual: 24,
    min: 12,
    max: 120,
    personal: true,
    one: "Registration",
  },
  blood_donors: {
    label: "Blood donors",
    since: "their registration or the last call",
    explanation:
      "We ask by mail whether the donor wants to stay. Without an answer we ask again after 60 days, and remove the donor with the log of calls 30 days later. At least 12 months.",
    unit: "months",
    usual: 24,
    min: 12,
    max: 120,
    personal: true,
    one: "Blood donor",
  },
} as const satisfies Record<string, Kind>;

export type RetentionName = keyof typeof retentionKinds;
export const retentionNames = Object.keys(retentionKinds) as [RetentionName, ...RetentionName[]];
export const kindOf = (name: RetentionName): Kind => retentionKinds[name];

/** The kinds whose people are asked first. */
export const askedNames = ["registrations", "blood_donors"] as const satisfies readonly RetentionName[];
export type AskedName = (typeof askedNames)[number];

/** People's data: days between the first start of a version that removes it, and the first removal. */
export const noticeDays = 30;
/** Days before a shorter term is applied. */
export const shorterDays = 7;
/** Days of silence after the question, and after the reminder. */
export const silenceDays = 60;
export const reminderDays = 30;
/** So many people are asked on one day: no mail server takes that for spam. */
export const questionsPerDay = 100;

/** "90 days", "3 years", "18 months". */
export function termText(amount: number, unit: RetentionUnit): string {
  const [count, word] = unit === "months" && amount % 12 === 0 ? [amount / 12, "years"] : [amount, unit];
  return `${count.toLocaleString("en-US")} ${count === 1 ? word.slice(0, -1) : word}`;
}

export const retentionMessages = {
  badName: "This kind of data has no term.",
  badActive: "Whether the term is applied must be true or false.",
  badAmount: "The term must be a whole number.",
  badRange: (min: number, max: number, unit: RetentionUnit) =>
    `The term must be from ${min} to ${max.toLocaleString("en-US")} ${unit}.`,
  conflict: "Somebody has changed this term meanwhile. Look at it again before you save.",
  saved: "The term is saved.",
  saveFailed: "The term could not be saved. Please try again.",
  loadFailed: "What is kept how long could not be loaded.",
  removalsFailed: "What was removed could not be loaded.",
  kept: "They stay.",
  keepFailed: "That could not be saved. Please try again.",
  notFound: "This entry is not there any more.",
  empty: "Nothing was removed yet",
  nothingDue: "Nothing was past its term.",
  runFailed: "Something failed. It is tried again within the hour; the log of the server says why.",
} as const;
