import { z } from "zod";
import { done } from "../../contract/reply-schemas.ts";

const fields = z.record(z.string(), z.unknown());

export const auditChange = z.object({
  id: z.number().int(),
  at: z.string().describe("UTC, ISO 8601"),
  user_id: z.number().int().nullable(),
  user_name: z.string().describe("As it was then"),
  action: z.string().describe("create, update, delete ..."),
  noun: z.string(),
  noun_id: z.string(),
  before: fields.nullable().describe("Of an update the changed fields only; never a secret"),
  after: fields.nullable(),
});
export type AuditChange = z.infer<typeof auditChange>;

export const listAuditLogReply = done({ changes: z.array(auditChange) });
