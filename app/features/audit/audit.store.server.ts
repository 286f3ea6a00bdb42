import type { Db } from "#server/db/connect.ts";
import { hasText, isSearch } from "#server/db/search.ts";
import type { AuditChange, AuditQuery } from "./audit.schema.ts";

/** A page of changes, newest first. @returns with `next` the cursor of the page after, undefined on the last */
export async function listChanges(
  db: Db,
  { noun, user, q, limit, cursor }: AuditQuery,
): Promise<{ changes: AuditChange[]; next?: number }> {
  let query = db
    .selectFrom("audit_log")
    .select(["id", "at", "user_id", "user_name", "action", "noun", "noun_id", "before", "after"])
    .orderBy("id", "desc")
    // One more than asked for tells whether there is a page beyond.
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where("id", "<", cursor);
  if (noun) query = query.where("noun", "=", noun);
  if (user !== undefined) query = query.where("user_id", "=", user);
  if (isSearch(q)) query = query.where(hasText(db, "audit_log", q));
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  return {
    changes: shown.map((row) => ({ ...row, before: read(row.before), after: read(row.after) })),
    next: rows.length > limit ? shown.at(-1)?.id : undefined,
  };
}

const read = (json: string | null): Record<string, unknown> | null =>
  json === null ? null : JSON.parse(json);
