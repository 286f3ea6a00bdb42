import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { done, restricted } from "#app/contract/reply-schemas.ts";
import { integer, listCursor, rowId, searchTerm, shortText } from "#app/lib/call-rules.ts";
import { payWays } from "#app/parts/help/help-payments/help-payments.messages.ts";
import { helpMoney } from "#app/parts/help/help-payments/help-payments.schema.ts";
import { helpChannels, helpLimits, helpPersons, helpStates, helpSteps, payeeKinds } from "./help.messages.ts";
import { helpAdminMessages as messages } from "./help-admin.messages.ts";

const int = z.number().int();
const time = z.string().describe("UTC, ISO 8601");
const day = z.string().describe("A Karachi day, YYYY-MM-DD");
const id = rowId(messages.badId);
/** What only the role care reads: FAMILY-20. */
const personal = <Schema extends z.ZodType>(schema: Schema) => restricted("help:read", schema);

export const askForHelpReply = done({
  reference: z.string().describe("What the family names when it calls: HELP-7K2QM9XA4C"),
  papers: z.string().describe("The path of the page that takes photos of papers, with its token"),
  until: z.string().optional().describe("The day by which the family is told, in words"),
  phone: z.string().optional().describe("As it is called"),
  urgent: z.literal("yes").optional(),
});
export const enterHelpReply = done({ id: int, reference: askForHelpReply.shape.reference });
export const helpStatusReply = done({ step: z.enum(helpSteps) });
export const helpPapersToken = z.object({
  token: shortText(messages.paperGone, 22),
  language: z
    .enum(languages)
    .optional()
    .describe("Of the page to which a browser without JavaScript is led back"),
});

const helpFilter = z.object({
  q: searchTerm(messages.badQuery).optional(),
  state: z.enum([...helpStates, ""], messages.badQuery).optional(),
  city: shortText(messages.badQuery, helpLimits.city).optional(),
  kind: shortText(messages.badQuery, 80).optional(),
  show: z
    .enum(["", "open", "today", "week", "late", "due", "payable", "lacking"], messages.badQuery)
    .optional()
    .describe(
      "open: not closed; today: new, and of a kind that cannot wait; week: to visit within seven days; late: waits longer than the term; due: a payment is due; lacking: decided from Zakat, and something is to be recorded before it is payable; payable: due, and nothing is lacking",
    ),
});
export type HelpFilter = z.output<typeof helpFilter>;
export const helpQuery = helpFilter.extend({
  order: z.enum(["newest", "oldest"], messages.badQuery).default("newest"),
  limit: integer(messages.badQuery, 1, 100).default(50),
  cursor: listCursor(messages.badQuery, String.raw`(?:\d{4}-\d\d-\d\d_)?`).optional(),
});
export const helpId = z.object({ id });

const helpRowFields = {
  id: int,
  version: int,
  reference: z.string(),
  kind: z.string(),
  kind_title: z.string(),
  name: personal(z.string()),
  city: personal(z.string()),
  district: z.string(),
  household: int,
  state: z.enum(helpStates),
  channel: z.enum(helpChannels),
  suspect: z.boolean().describe("Whether it has a robot's marks"),
  created_at: time,
  waits: z.number().int().describe("Days since the family asked, while nothing is decided; else 0"),
  late: z.boolean().describe("Whether that is longer than the term"),
  urgent: z.boolean().describe("Whether it is of a kind that cannot wait, while nothing is decided"),
  visit_on: day.nullable(),
  responsible_name: z.string(),
  doubles: int.describe("How many other requests have its phone or CNIC"),
  erased_at: time.nullable(),
};
export const helpRow = z.object(helpRowFields);
export type HelpRow = z.infer<typeof helpRow>;
const helpKind = z.object({ id: z.string(), title: z.string() });
export const listHelpReply = done({
  rows: z.array(helpRow),
  kinds: z.array(helpKind),
  term: int.describe("Days that a request may wait"),
  agreement: z
    .object({ en: z.string(), ur: z.string() })
    .describe("What is read to a family that calls or comes to the door"),
});

/** What was asked and seen at a visit. */
const visitFields = z.object({
  income: z.string(),
  rent: z.string(),
  debts: z.string(),
  illness: z.string(),
  school: z.string(),
  notes: z.string(),
});
export type HelpVisitNotes = z.infer<typeof visitFields>;
const zakatAnswer = z.object({ id: z.string(), question: z.string(), answer: z.enum(["yes", "no"]) });
export type ZakatAnswer = z.infer<typeof zakatAnswer>;
const helpEvent = z.object({
  id: int,
  state: z.enum(helpStates),
  at: time,
  by_name: z.string(),
  note: personal(z.string()),
});

const helpText = z.object({
  name: z.string(),
  text: z.string(),
  link: z.string().optional().describe("The address in it"),
});
export type HelpText = z.infer<typeof helpText>;
export const papersLinkReply = done({
  said: helpText.describe("Told this once: of the link its hash alone is kept"),
});

export const helpRequest = z.object({
  ...helpRowFields,
  for_whom: z.enum(helpPersons),
  asked_by: personal(z.string()),
  phone: personal(z.string()).describe("Normalised: 923001234567"),
  cnic: personal(z.string()).describe("13 digits, or empty"),
  area: personal(z.string()),
  words: personal(z.string()),
  language: z.enum(languages),
  consent: z.string(),
  consented_at: time,
  visited_on: day.nullable(),
  responsible: int.nullable(),
  visit: personal(visitFields),
  zakat_eligible: z.boolean().nullable().describe("Null: not asked yet"),
  zakat_answers: personal(z.array(zakatAnswer)),
  zakat_by: z.string(),
  zakat_at: time.nullable(),
  authorised_on: day.nullable().describe("When the family authorised the foundation to receive Zakat for it"),
  payee: personal(z.string()),
  payee_kind: z.enum(payeeKinds),
  pay_way: z.enum(["", ...payWays]).describe("Empty once the case is closed, with the account"),
  account_number: personal(z.string()),
  account_title: personal(z.string()),
  decision_fund: z.string().nullable(),
  decision_paisa: int.nullable().describe("Of one payment"),
  decision_months: int.nullable().describe("1: once"),
  decision_from: z.string().nullable().describe("The first month, YYYY-MM"),
  decided_at: time.nullable(),
  decided_by: z.string(),
  reason: personal(z.string()),
  helped_on: day.nullable(),
  joined_to: z.object({ id: int, reference: z.string() }).nullable(),
  first_aid: z.object({ id: int, reference: z.string() }).nullable(),
  first_aid_of: z
    .object({ id: int, reference: z.string() })
    .nullable()
    .describe("The request that goes on to its visit, where this one is its first aid"),
  closed_at: time.nullable(),
  events: z.array(helpEvent),
  papers: personal(z.array(z.object({ id: int, at: time }))),
  same: z
    .array(helpRow.extend({ by: z.enum(["phone", "cnic"]) }))
    .describe("Other requests with its phone or CNIC, across kinds, the newest first"),
  papers_link_until: time
    .nullable()
    .describe("Until when the family has a link for photos of papers; null: it has none"),
  texts: personal(z.array(helpText)).describe(
    "What can be sent to the family by WhatsApp or SMS, in its language",
  ),
});
export type HelpRequest = z.infer<typeof helpRequest>;

/** A question of Zakat, as staff own it: which answer it needs. */
const zakatQuestion = z.object({
  id: z.string(),
  question: z.string(),
  needs: z.enum(["yes", "no", "either"]),
});
export const readHelpReply = done({
  request: helpRequest,
  kinds: z.array(helpKind),
  questions: z.array(zakatQuestion),
  authorisation: z.string().describe("What the family is read before Zakat is paid in its name"),
  funds: z.array(z.object({ slug: z.string(), title: z.string() })),
  staff: z.array(z.object({ id: int, name: z.string() })).describe("Who may be responsible"),
  waits: z
    .object({ above_paisa: int.nullable(), visitor: z.boolean(), first_aid_paisa: int })
    .describe(
      "Which decisions wait for a second person: above a sum (null: none), and those of a visitor; and up to how much is decided before the visit (0: nothing)",
    ),
});

export type HelpDetails = Omit<z.infer<typeof readHelpReply>, "success" | "message">;

export const helpMonthQuery = z.object({
  month: z
    .string(messages.badQuery)
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, messages.badQuery)
    .optional()
    .describe("A Karachi month, YYYY-MM. Left out: this one"),
});
const waitedDays = z.object({ median: z.number().nullable(), longest: int.nullable() });
const monthCounts = { asked: int, visited: int, helped: int, declined: int };
export const helpMonth = z.object({
  month: z.string(),
  ...monthCounts,
  to_visit: waitedDays.describe("Days from asking to the visit, of those visited in the month"),
  to_help: waitedDays.describe("Days from asking to the first help, of those first helped in the month"),
  kinds: z.array(z.object({ kind: z.string(), title: z.string(), ...monthCounts })),
  cities: z.array(z.object({ city: z.string().describe("The district"), ...monthCounts })),
  money: z.array(helpMoney).describe("What was paid in the month"),
});
export type HelpMonth = z.infer<typeof helpMonth>;
export const helpMonthReply = done(helpMonth.shape);
