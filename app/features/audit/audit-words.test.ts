import { expect, test } from "vitest";
import type { AuditChange } from "./audit.schema.ts";
import { auditFields } from "./audit-values.ts";
import { auditSentence } from "./audit-words.ts";

const change = (fields: Partial<AuditChange>): AuditChange => ({
  id: 1,
  at: "2026-11-21T07:00:00.000Z",
  user_id: 1,
  user_name: "Administrator",
  action: "update",
  noun: "event",
  noun_id: "7",
  before: null,
  after: null,
  ...fields,
});

test.for([
  [
    { after: { title: "Eye camp" }, before: { title: "Camp" } },
    { text: "Changed the event", name: "Eye camp", href: "/dashboard/events?q=Eye%20camp" },
  ],
  [
    { action: "delete", before: { title: "Camp" } },
    { text: "Deleted the event", name: "Camp" },
  ],
  [{ noun: "message" }, { text: "Changed the message", href: "/dashboard/messages" }],
  [
    { noun: "message", action: "export", noun_id: "all" },
    { text: "Exported messages", href: "/dashboard/messages" },
  ],
  [{ noun: "session", action: "sign in" }, { text: "Signed in" }],
  [
    { noun: "failure", action: "sign in", after: { account: "Desk", times: 3 } },
    { text: "3 times in an hour a wrong password at the sign-in of", name: "Desk" },
  ],
  [
    { noun: "backup", action: "download", noun_id: "all" },
    { text: "Downloaded backup", href: "/dashboard/system" },
  ],
  [{ noun: "wheelchair", action: "lend" }, { text: "Lend the wheelchair" }],
] as const)("%o reads %o", ([fields, sentence]) => {
  expect(auditSentence(change(fields))).toEqual(sentence);
});

test("fields are told in words, with what stood there before", () => {
  const before = { event_date: "2026-11-21", is_active: 1, title: "", search_text: "x", image_url: null };
  const after = {
    event_date: "2026-11-22",
    is_active: 0,
    title: "Camp",
    search_text: "y",
    image_url: "a.png",
  };
  expect(auditFields(change({ before, after }))).toEqual([
    { label: "Date", before: "Nov 21, 2026", after: "Nov 22, 2026" },
    { label: "Active", before: "yes", after: "no" },
    { label: "Title", before: "empty", after: "Camp" },
    { label: "Image", before: "empty", after: "a.png" },
  ]);
  expect(
    auditFields(change({ action: "create", after: { newUsername: "Desk", at: "2026-11-21T07:00:00.000Z" } })),
  ).toEqual([
    { label: "New username", before: undefined, after: "Desk" },
    { label: "At", before: undefined, after: "Nov 21, 2026, 12:00" },
  ]);
  expect(auditFields(change({ after: { list: ["a", { b: true, c: "" }] } }))).toEqual([
    { label: "List", before: undefined, after: "a; B: yes" },
  ]);
});
