import type { AuditNoun } from "#app/contract/part.ts";
import { addDays, karachiMonth } from "#app/lib/dates.ts";
import { nameIn, shortened } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { hasText, isSearch } from "#server/db/search.ts";
import { type AuditChange, type AuditQuery, maxListedText } from "./audit.schema.ts";

/** As `auditNouns` gives them. */
type Nouns = Readonly<Record<string, AuditNoun>>;

const columns = [
  ...(["id", "at", "user_id", "user_name", "action", "noun", "noun_id", "name", "before", "after"] as const),
];

/**
 * A page of changes, newest first, with the beginnings of long texts.
 * @param now decides which month this is
 * @returns with `next` the cursor of the page after, undefined on the last
 */
export async function listChanges(
  db: Db,
  nouns: Nouns,
  { noun, action, user, month, q, limit, cursor, ...days }: AuditQuery,
  now: Date,
): Promise<{ changes: AuditChange[]; next?: number }> {
  const { from, to } = month ? karachiMonth(now, month) : days;
  let query = db
    .selectFrom("audit_log")
    .select(columns)
    .orderBy("id", "desc")
    // One more than asked for shows whether there is a page beyond.
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where("id", "<", cursor);
  if (noun) query = query.where("noun", "=", noun);
  if (action) query = query.where("action", "=", action);
  if (from) query = query.where("at", ">=", startOf(from));
  if (to) query = query.where("at", "<", startOf(addDays(to, 1)));
  if (user !== undefined) query = query.where("user_id", "=", user);
  if (isSearch(q)) query = query.where(hasText(db, "audit_log", q));
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  return {
    changes: shown.map((row) => changeOf(nouns, row, maxListedText)),
    next: rows.length > limit ? shown.at(-1)?.id : undefined,
  };
}

/** One change with its texts as long as they are kept. */
export async function readChange(db: Db, nouns: Nouns, id: number): Promise<AuditChange | undefined> {
  const row = await db.selectFrom("audit_log").select(columns).where("id", "=", id).executeTakeFirst();
  return row && changeOf(nouns, row, Number.POSITIVE_INFINITY);
}

type Row = Omit<AuditChange, "noun_words" | "before" | "after" | "shortened"> &
  Record<"before" | "after", string | null>;

/** @param maxLength of its texts */
function changeOf(nouns: Nouns, { before, after, name, ...row }: Row, maxLength: number): AuditChange {
  // An entry from before names were kept is known by its fields.
  const whole = { before: read(before), after: read(after) };
  const shown = shortened(whole, maxLength) as typeof whole;
  const isShortened = JSON.stringify(shown) !== JSON.stringify(whole);
  const noun_words = nouns[row.noun] ?? { label: row.noun };
  return {
    ...row,
    noun_words,
    ...shown,
    name: name || nameIn(whole.after, whole.before),
    shortened: isShortened,
  };
}

/** The instant at which a Karachi day begins. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:00`).toISOString();

const read = (json: string | null): Record<string, unknown> | null =>
  json === null ? null : JSON.parse(json);
