import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as audit from "./audit.schema.ts";

const { get } = staffCalls("audit:read");

export const auditCalls = calls({
  listAuditLog: get<{ query: typeof audit.listAuditLogQuery; reply: typeof audit.listAuditLogReply }>(
    "audit-log",
    "Who changed what, newest first",
  ),
  readAuditEntry: get<{ query: typeof audit.readAuditEntryQuery; reply: typeof audit.readAuditEntryReply }>(
    "audit-log/entry",
    "One change, with its texts whole",
  ),
});
