import { expect, test } from "vitest";
import { features } from "#app/features/features.server.ts";
import { auditNouns } from "#server/audit-nouns.ts";
import { isTest, readSources } from "#tests/support/source-files.ts";
import type { AuditChange } from "./audit.schema.ts";
import { auditFields } from "./audit-values.ts";
import { auditActions, auditFailures, auditSentence } from "./audit-words.ts";

const nouns = auditNouns(features);
const change = (fields: Partial<AuditChange>): AuditChange => ({
  id: 1,
  at: "2026-11-21T07:00:00.000Z",
  user_id: 1,
  user_name: "Administrator",
  action: "update",
  noun: "event",
  noun_words: nouns[fields.noun ?? "event"] ?? { label: fields.noun ?? "" },
  noun_id: "7",
  name: "",
  before: null,
  after: null,
  shortened: false,
  ...fields,
});

/** A change of some fields of a user, of a text of the site, and of one of the inboxes. */
const ofUser = { noun: "user", name: "Amna" };
const ofIdentity = { noun: "content", noun_id: "identity", name: "Identity and contact" };

test.for([
  [
    { name: "Eye camp", before: { title: "Camp" }, after: { title: "Eye camp" } },
    {
      text: "Changed the event",
      name: "Eye camp",
      rest: "from Camp to Eye camp",
      href: "/dashboard/events?q=Eye%20camp",
    },
  ],
  [
    { name: "Eye camp", before: { event_date: "2026-11-21" }, after: { event_date: "2026-11-22" } },
    {
      text: "Changed the date of the event",
      name: "Eye camp",
      rest: "from Nov 21, 2026 to Nov 22, 2026",
      href: "/dashboard/events?q=Eye%20camp",
    },
  ],
  [
    { name: "Camp", before: { location: "", title: "A" }, after: { location: "Kasur", title: "B" } },
    { text: "Changed the location and title of the event", name: "Camp", href: "/dashboard/events?q=Camp" },
  ],
  [
    {
      name: "Camp",
      before: { a: 1, b: 1, c: 1, d: 1, version: 1 },
      after: { a: 2, b: 2, c: 2, d: 2, version: 2 },
    },
    { text: "Changed 4 fields of the event", name: "Camp", href: "/dashboard/events?q=Camp" },
  ],
  [
    { noun: "blog post", name: "Water", before: { content: "x".repeat(61) }, after: { content: "y" } },
    { text: "Changed the content of the blog post", name: "Water", href: "/dashboard/blogs?edit=7" },
  ],
  [
    { noun: "donation", action: "correct", name: "TXN-1", after: { changed: "amount" } },
    { text: "Corrected the gift", name: "TXN-1", href: "/dashboard/donations/TXN-1" },
  ],
  [
    { action: "delete", name: "Camp", before: { title: "Camp" } },
    { text: "Deleted the event", name: "Camp" },
  ],
  [
    { ...ofUser, before: { disabled_at: null }, after: { disabled_at: "2026-11-21T07:00:00.000Z" } },
    { text: "Disabled the user", name: "Amna", href: "/dashboard/user?q=Amna" },
  ],
  [
    { ...ofUser, before: { disabled_at: "2026-11-21T07:00:00.000Z" }, after: { disabled_at: null } },
    { text: "Enabled the user", name: "Amna", href: "/dashboard/user?q=Amna" },
  ],
  [
    { ...ofUser, after: { password: "(not shown)" } },
    { text: "Set a new password for the user", name: "Amna", href: "/dashboard/user?q=Amna" },
  ],
  [
    {
      ...ofIdentity,
      before: { phone: "+92 42 1234 5678", version: 1 },
      after: { phone: "+92 42 8765 4321", version: 2 },
    },
    {
      text: "Changed the phone of",
      name: "Identity and contact",
      rest: "from +92 42 1234 5678 to +92 42 8765 4321",
      href: "/dashboard/content/identity?field=phone",
    },
  ],
  [
    { ...ofIdentity, before: { "address.street.ur": "" }, after: { "address.street.ur": "سڑک" } },
    {
      text: "Changed the address, street, Urdu of",
      name: "Identity and contact",
      rest: "to سڑک",
      href: "/dashboard/content/identity?field=address.street.ur",
    },
  ],
  [
    { ...ofIdentity, action: "reset" },
    {
      text: "Brought back the original of",
      name: "Identity and contact",
      href: "/dashboard/content/identity",
    },
  ],
  [
    { name: "Winter blood drive", before: { cancelled: false }, after: { cancelled: true } },
    {
      text: "Cancelled the event",
      name: "Winter blood drive",
      href: "/dashboard/events?q=Winter%20blood%20drive",
    },
  ],
  [
    { noun: "message", before: { read: false }, after: { read: true } },
    { text: "Marked the message as read", href: "/dashboard/messages" },
  ],
  [
    { noun: "message", before: { note: "(a note)" }, after: { note: "(a new note)" } },
    { text: "Changed the note of the message", href: "/dashboard/messages" },
  ],
  [
    { noun: "hero slide", noun_id: "all", before: { order: [1, 2] }, after: { order: [2, 1] } },
    { text: "Changed the order of hero slides", href: "/dashboard/herosection" },
  ],
  [
    { noun: "donation", action: "refund", name: "TXN1" },
    { text: "Recorded a refund of the gift", name: "TXN1", href: "/dashboard/donations/TXN1" },
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
    { text: "Downloaded a backup", href: "/dashboard/system" },
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
    { name: "event_date", label: "Date", before: "Nov 21, 2026", after: "Nov 22, 2026" },
    { name: "is_active", label: "Active", before: "yes", after: "no" },
    { name: "title", label: "Title", before: "empty", after: "Camp" },
    { name: "image_url", label: "Image", before: "empty", after: "a.png" },
  ]);
  expect(
    auditFields(change({ action: "create", after: { newUsername: "Desk", at: "2026-11-21T07:00:00.000Z" } })),
  ).toMatchObject([
    { label: "New username", before: undefined, after: "Desk" },
    { label: "At", before: undefined, after: "Nov 21, 2026, 12:00" },
  ]);
  expect(auditFields(change({ after: { list: ["a", { b: true, c: "" }] } }))).toMatchObject([
    { label: "List", before: undefined, after: "a; B: yes" },
  ]);
  expect(auditFields(change({ after: { "questions.2.answer.en": "No" } }))).toMatchObject([
    { label: "Questions 3, answer", after: "No" },
  ]);
});

/** What the server's files say of changes: `noun: "event"`, `const noun = "event"`, `record(locked, who, "refund")`. */
const recorders = /#server\/(?:audit|staff-rows|http\/inbox-routes)\.ts|donation-action\.server\.ts/;
const said = (pattern: RegExp) =>
  readSources(["app", "server"])
    .filter(
      ({ name, text }) => !isTest(name) && !name.endsWith(".feature.server.ts") && isRecorder(name, text),
    )
    .flatMap(({ name, text }) =>
      Array.from(text.matchAll(pattern), (found) => ({ name, word: found[1] ?? found[2] ?? "" })),
    );
const isRecorder = (name: string, text: string) =>
  recorders.test(text) || /^server\/(?:audit|staff-rows|db\/sessions|http\/inbox-routes)\.ts$/.test(name);

test("every noun that is recorded has words", () => {
  const recorded = said(/\bnoun(?::| =) "([a-z ]+)"/g);
  expect(recorded.length).toBeGreaterThan(25);
  expect(recorded.filter(({ word }) => !(word in nouns))).toEqual([]);
});

test("every action that is recorded has words", () => {
  const actions = said(/\baction(?::| =) (?:[^"\n,;{}]*\? )?"([a-z ]+)"|\brecord\([^"`]*"([a-z ]+)"/g);
  expect(actions.length).toBeGreaterThan(40);
  // Content has a history of its own, with actions of its own.
  const known = { ...auditActions, ...auditFailures, save: "", default: "" };
  expect(actions.filter(({ word }) => word !== "" && !(word in known))).toEqual([]);
});
