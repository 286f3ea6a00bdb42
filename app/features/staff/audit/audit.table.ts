import { number, table, text, time } from "#app/contract/table.ts";

/** What staff have changed. */
export const auditTable = table("audit_log", {
  noun: "entry of the log",
  label: "Audit log",
  page: "/dashboard/audit",
  exported: "What staff have changed: `before` and `after` are JSON",
  columns: {
    id: number(undefined, { later: true }),
    at: time("When"),
    user_id: number(undefined, { orNull: true }),
    user_name: text("By"),
    action: text("Action"),
    noun: text("Of"),
    noun_id: text(),
    /** What the record was called then; empty where it has no name of its own, or a person's. */
    name: text("Name", { later: true }),
    search_text: text(),
    /** JSON, without secrets. */
    before: text("Before", { orNull: true }),
    after: text("After", { orNull: true }),
  },
});
