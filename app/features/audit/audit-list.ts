import { callList } from "#app/dashboard/call-query.ts";

/* What the page of the audit log loads first. */

/** The names under which the page's URL keeps what is asked for; the call has the same. */
export const auditFilters = ["q", "user", "noun", "action", "from", "to"] as const;

const loadTexts = { failed: "Failed to load the audit log." };

/** The changes that staff made, newest first: AUDIT-03. */
export const auditList = (asked: Record<(typeof auditFilters)[number], string>) =>
  callList("listAuditLog", { query: asked, texts: loadTexts }, ({ changes: rows }) => ({ rows }));
