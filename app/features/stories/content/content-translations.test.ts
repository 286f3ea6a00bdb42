import { expect, test } from "vitest";
import { checksum } from "#app/lib/checksum.ts";
import { untranslated, withStaleMarks } from "./content-translations.ts";

const opening = { en: "Come and see", ur: "آئیں، دیکھیں" };
const closing = { en: "Thank you", ur: "شکریہ" };
const now = new Date("2026-11-12T06:00:00.000Z");
const urduLeft = { language: "ur", since: now.toISOString() } as const;

/** The texts with a mark, and the mark. */
const marks = (value: unknown) =>
  untranslated(value).map((found) => [found.path, "text" in found && found.text]);

test("what has no Urdu, and what was written for another English, is listed by its place", () => {
  const stale = { ...urduLeft, was: 1 };
  const value = { title: { en: "New" }, items: [opening, { ...closing, stale }], note: { en: "" } };
  expect(untranslated(value)).toEqual([
    { path: "title", state: "missing" },
    { path: "items.1", state: "stale", text: stale },
  ]);
});

test("Urdu is marked when its English changes, also of an entry that has moved, until it is written anew or confirmed", () => {
  const entries = (...items: object[]) => ({ items });
  const before = entries({ id: "a", text: opening }, { id: "b", text: closing });
  const thanks = { ...closing, en: "Many thanks" };
  const saved = withStaleMarks(before, entries({ id: "b", text: thanks }, { id: "a", text: opening }), now);
  expect(marks(saved)).toMatchObject([["items.0.text", urduLeft]]);
  expect(withStaleMarks(saved, saved, new Date()), "saved again").toEqual(saved);
  const after = (text: object) => marks(withStaleMarks(saved, entries({ id: "b", text }), now));
  expect(after({ ...thanks, ur: "بہت شکریہ" }), "written anew").toEqual([]);
  expect(after(thanks), "sent without its mark").toEqual([]);
  const mark = { ...urduLeft, was: checksum(closing.en) };
  expect(after({ ...closing, stale: mark }), "changed back").toEqual([]);
  expect(after({ ...closing, en: "Thanks", stale: mark })).toEqual([["items.0.text", mark]]);
});

test("English is marked when its Urdu changes alone, and not where another text has the same English", () => {
  const urdu = { ...opening, ur: "آئیے، دیکھیے" };
  const saved = withStaleMarks({ items: [opening, closing] }, { items: [urdu, closing] }, now);
  expect(marks(saved)).toMatchObject([["items.0", { language: "en" }]]);
  expect(marks(withStaleMarks({ items: [opening] }, { items: [opening, urdu] }, now))).toEqual([]);
});

test("a mark moves with its text in a list without ids, and a mark without a day goes with new Urdu", () => {
  const marked = { ...opening, stale: { ...urduLeft, since: "", was: -1 } };
  const moved = { items: [closing, marked] };
  expect(withStaleMarks({ items: [marked, closing] }, moved, now)).toEqual(moved);
  expect(marks(withStaleMarks({ title: marked }, { title: { ...opening, ur: "آئیے" } }, now))).toEqual([]);
});

test("two texts may share their Urdu", () => {
  const before = { one: { en: "Donate", ur: "عطیہ دیں" }, other: { en: "Donate now", ur: "عطیہ دیں" } };
  expect(withStaleMarks(before, before, now)).toEqual(before);
});
