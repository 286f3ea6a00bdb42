import { choice, number, paisa, table, text, time } from "#app/contract/table.ts";

/** What waits for a second person, or did: decision 070. Against the rule a fact or a reason may name somebody. */
export const approvalsTable = table("approvals", {
  noun: "approval",
  one: "approval of",
  many: "approvals",
  label: "What waits for approval",
  page: "/dashboard/approvals",
  ofPerson: true,
  exported: "What waited for a second person: who asked, who decided, `facts` is JSON",
  columns: {
    id: number(undefined, { later: true }),
    /** The call that was held back. */
    act: text("Act"),
    /** "Refund of PKR 60,000". Names no donor, as `facts` does not. */
    title: text("Title"),
    amount_paisa: paisa("Amount", { orNull: true }),
    /** What it is about, such as "donation 12". */
    subject: text("About"),
    /** The page of the dashboard where that stands. */
    link: text("Page"),
    /** JSON: what whoever approves must know (ApprovalFact). */
    facts: text("Facts", { mentions: true }),
    /** JSON: what the call was sent. Null once it is decided: it may name a donor. */
    body: text("What was asked for", { orNull: true, mentions: true, unexported: true }),
    /** As `subject` or more exactly, while it waits: nothing else may wait for the same. Null once it is decided. */
    waits_for: text(undefined, { orNull: true, unexported: true }),
    state: choice("State", ["waiting", "approved", "declined", "withdrawn", "expired"], {}),
    asked_by: number(),
    asked_by_name: text("Asked for by"),
    asked_at: time("Asked for"),
    expires_at: time("Ends"),
    decided_by_name: text("Decided by", { orNull: true }),
    decided_at: time("Decided", { orNull: true }),
    /** Why it was declined. */
    reason: text("Reason", { mentions: true }),
  },
});
