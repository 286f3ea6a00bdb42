import { z } from "zod";
import { refusal, restricted, savedVersion } from "#app/contract/reply-schemas.ts";
import { type Column, type Entry, type InboxTable, isTold } from "#app/contract/table.ts";
import { integer, listCursor, openedVersion, optionalText, rowId, searchTerm } from "./call-rules.ts";

/* The query of every inbox of the dashboard. */

export const inboxMessages = {
  notFound: "There is no such entry any more.",
  stale: "Somebody else has changed the note since you opened it.",
  updated: "Saved.",
  deleted: "Deleted.",
  badQuery: "The list was requested with an invalid value.",
  badId: "The entry is not named.",
} as const;

const maxRowsPerCall = 100;
const rowsPerCall = 25;
export const inboxQuery = z.object({
  q: searchTerm(inboxMessages.badQuery).optional(),
  unread: z.enum(["0", "1"], inboxMessages.badQuery).optional(),
  limit: integer(inboxMessages.badQuery, 1, maxRowsPerCall).default(rowsPerCall),
  /** Part and id of the last row on the page before: "urgent:12", "unread:12" or "read:12". */
  cursor: listCursor(inboxMessages.badQuery, "(?:urgent|unread|read):").optional(),
});
export type InboxQuery = z.infer<typeof inboxQuery>;

/** What an export is limited to; without any of it, to nothing. */
export const inboxExportQuery = inboxQuery.pick({ q: true, unread: true });
export type InboxExportQuery = z.infer<typeof inboxExportQuery>;

export const inboxUpdate = z.object({
  id: rowId(inboxMessages.badId),
  read: z.boolean("Read must be true or false.").optional(),
  note: optionalText({ label: "The note", max: 5000 }).optional(),
  /** Of the entry whose note is written. When it is left out, only a note that nobody has written yet can be. */
  version: openedVersion,
});
export type InboxUpdate = z.infer<typeof inboxUpdate>;

/** A note with its version. */
export const inboxNote = z.object({ note: z.string(), version: savedVersion });
/** Of a note that somebody else has written meanwhile: theirs. */
export const inboxUpdateRefusal = refusal.extend(inboxNote.partial().shape);

export const inboxRemoval = z.object({ id: rowId(inboxMessages.badId) });

type EntrySchema<T extends InboxTable> = z.ZodObject<{
  [Name in keyof Entry<T>]-?: undefined extends Entry<T>[Name]
    ? z.ZodOptional<z.ZodType<Exclude<Entry<T>[Name], undefined>>>
    : z.ZodType<Entry<T>[Name]>;
}>;

/** The schema of an entry of an inbox in replies: what the statement of its table tells. */
export function inboxReply<T extends InboxTable>({ columns }: T): EntrySchema<T> {
  const told = Object.entries(columns).filter(([, column]) => isTold(column));
  const shape = Object.fromEntries(told.map(([name, column]) => [name, schemaOf(column)]));
  // Type and schema are made from the same statement, by the names that are told.
  return z.object({ ...shape, read: z.boolean(), version: savedVersion }) as object as EntrySchema<T>;
}

function schemaOf(column: Column): z.ZodType {
  const { orNull, needs, describe } = column;
  const value = orNull ? valueSchema(column).nullable() : valueSchema(column);
  const described = describe ? value.describe(describe) : value;
  return needs ? restricted(needs, described) : described;
}

function valueSchema({ kind, values }: Column): z.ZodType {
  if (kind === "flag") return z.boolean();
  if (kind === "number" || kind === "paisa") return z.number().int();
  if (kind === "json") return z.record(z.string(), z.string());
  return values ? z.enum(values) : z.string();
}
