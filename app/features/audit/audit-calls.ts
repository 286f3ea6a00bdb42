import { useQuery } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { AuditChange } from "./audit.schema.ts";

const texts = { failed: "Failed to load the audit log." };

/** The names under which the page's URL keeps what is asked for; the call has the same. */
export const auditFilters = ["q", "user", "noun", "action", "from", "to"] as const;
export type AuditAsked = Record<(typeof auditFilters)[number], string>;

/** Changes, newest first, fifty at a time. */
export const useAuditLog = (asked: AuditAsked) =>
  useList<AuditChange>({
    key: ["audit log", asked],
    fetchPage: async (cursor) => {
      const wanted = Object.entries(asked).filter(([, value]) => value !== "");
      const query = { ...Object.fromEntries(wanted), cursor };
      const result = await call<{ changes: AuditChange[] }>("listAuditLog", { query, texts });
      return result.ok ? { ...result, body: { rows: result.body.changes } } : result;
    },
  });

/** The people whom the filter offers: the hundred newest users. Others are chosen by their name in a row. */
export const usePeople = () =>
  useQuery({
    queryKey: ["users", "of the audit log"],
    queryFn: async () => bodyOf(await call<{ id: number; name: string }[]>("listUsers")),
  });
