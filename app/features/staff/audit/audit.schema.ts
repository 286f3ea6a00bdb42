import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { integer, month, rowId, searchTerm } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";

const changesPerCall = 50;
const maxChangesPerCall = 200;
/** The list has only the beginning of a longer text. */
export const maxListedText = 400;

export const auditMessages = {
  badQuery: "The list was requested with an invalid value.",
  missing: "This entry is no longer in the log.",
} as const;

const { badQuery } = auditMessages;

const day = searchTerm(badQuery).refine(isCalendarDay, badQuery);

export const listAuditLogQuery = z.object({
  /** What was changed: "blog post", "event" ... */
  noun: searchTerm(badQuery).optional(),
  /** What was done: "create", "sign in" ... */
  action: searchTerm(badQuery).optional(),
  user: rowId(badQuery).optional(),
  /** Karachi days, both inclusive. */
  from: day.optional(),
  to: day.optional(),
  /** A whole Karachi month, instead of days. */
  month: month(badQuery).optional(),
  /** Searches names, actions, nouns and the recorded change. */
  q: searchTerm(badQuery).optional(),
  limit: integer(badQuery, 1, maxChangesPerCall).default(changesPerCall),
  /** The id of the last change on the page before, from its X-Next-Cursor header. */
  cursor: rowId(badQuery).optional(),
});
export type AuditQuery = z.infer<typeof listAuditLogQuery>;

const fields = z.record(z.string(), z.unknown());

const auditNoun = z.object({
  label: z.string(),
  many: z.string().optional(),
  page: z.string().optional(),
  by: z.enum(["edit", "path", "search"]).optional(),
});

export const auditChange = z.object({
  id: z.number().int(),
  at: z.string().describe("UTC, ISO 8601"),
  user_id: z.number().int().nullable(),
  user_name: z.string().describe("As it was then"),
  action: z.string().describe("create, update, delete ..."),
  noun: z.string(),
  noun_words: auditNoun.describe("How staff call it, several of them, and its page of the dashboard"),
  noun_id: z.string(),
  name: z.string().describe("What the record was called then; empty where the log knows no name"),
  before: fields.nullable().describe("Of an update the changed fields only; never a secret"),
  after: fields.nullable(),
  shortened: z.boolean().describe("Whether a text is longer than what stands here"),
});
export type AuditChange = z.infer<typeof auditChange>;

export const listAuditLogReply = done({
  changes: z.array(auditChange),
  nouns: z.array(auditNoun.pick({ label: true }).extend({ noun: z.string() })),
});

export const readAuditEntryQuery = z.object({ id: rowId(badQuery) });
export const readAuditEntryReply = done({ change: auditChange });
