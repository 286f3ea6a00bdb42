import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import { hasText, isSearch } from "#server/db/search.ts";
import type { AuditChange, AuditQuery } from "./audit.schema.ts";

/** A page of changes, newest first. @returns with `next` the cursor of the page after, undefined on the last */
export async function listChanges(
  db: Db,
  { noun, action, user, from, to, q, limit, cursor }: AuditQuery,
): Promise<{ changes: AuditChange[]; next?: number }> {
  let query = db
    .selectFrom("audit_log")
    .select(["id", "at", "user_id", "user_name", "action", "noun", "noun_id", "before", "after"])
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
    changes: shown.map((row) => ({ ...row, before: read(row.before), after: read(row.after) })),
    next: rows.length > limit ? shown.at(-1)?.id : undefined,
  };
}

/** The instant at which a Karachi day begins. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:00`).toISOString();

const read = (json: string | null): Record<string, unknown> | null =>
  json === null ? null : JSON.parse(json);
