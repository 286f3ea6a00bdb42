import { z } from "zod";
import { rowId, whole, word } from "../../lib/list-rules.ts";
import { auditMessages, changesACall, mostChangesACall } from "./audit.constants.ts";

const { badQuery } = auditMessages;

export const listAuditLogQuery = z.object({
  /** What was changed: "blog post", "event" ... */
  noun: word(badQuery).optional(),
  /** The number of whoever did it. */
  user: rowId(badQuery).optional(),
  /** Looked for in names, actions, nouns and what was written down of the change. */
  q: word(badQuery).optional(),
  limit: whole(badQuery, 1, mostChangesACall).default(changesACall),
  /** The number of the last change of the page before, from its X-Next-Cursor header. */
  cursor: rowId(badQuery).optional(),
});
export type AuditQuery = z.infer<typeof listAuditLogQuery>;
