import { expect, test } from "vitest";
import { untranslated, withStaleMarks } from "./content-translations.ts";

const opening = { en: "Come and see", ur: "آئیں، دیکھیں" };
const closing = { en: "Thank you", ur: "شکریہ" };

test("what has no Urdu, and what was written for another English, is listed by its place", () => {
  const value = { title: { en: "New" }, items: [opening, { ...closing, stale: true }], note: { en: "" } };
  expect(untranslated(value)).toEqual([
    { path: "title", state: "missing" },
    { path: "items.1", state: "stale", text: { language: "ur" } },
  ]);
});

const now = new Date("2026-11-12T06:00:00.000Z");
const marks = (value: unknown) => untranslated(value).map(({ path, ...state }) => [path, state]);
const urduLeft = { state: "stale", text: { language: "ur", since: now.toISOString() } };

test("Urdu is marked when its English changes, also where its entry has moved, until it is written anew or confirmed", () => {
  const before = { items: [opening, closing] };
  const moved = { items: [{ ...closing, en: "Many thanks" }, opening] };
  const saved = withStaleMarks(before, moved, now);
  expect(marks(saved)).toMatchObject([["items.0", urduLeft]]);
  // Saved again without a change, by a client that does not know the mark.
  expect(withStaleMarks(saved, moved, new Date())).toEqual(saved);
  const rewritten = { items: [{ en: "Many thanks", ur: "بہت شکریہ" }, opening] };
  expect(withStaleMarks(saved, rewritten, now)).toEqual(rewritten);
  const confirmed = { items: [{ ...closing, en: "Many thanks", stale: false }, opening] };
  expect(marks(withStaleMarks(saved, confirmed, now))).toEqual([]);
  expect(withStaleMarks(saved, { items: [closing, opening] }, now), "changed back").toEqual({
    items: [closing, opening],
  });
});

test("English is marked when its Urdu changes alone, and not where another text has the same English", () => {
  const urdu = { ...opening, ur: "آئیے، دیکھیے" };
  const saved = withStaleMarks({ items: [opening, closing] }, { items: [urdu, closing] }, now);
  expect(marks(saved)).toMatchObject([["items.0", { text: { language: "en" } }]]);
  expect(marks(withStaleMarks({ items: [opening] }, { items: [opening, urdu] }, now))).toEqual([]);
});

test("a mark from before its day was kept stays, and goes with new Urdu", () => {
  const before = { title: { ...opening, stale: true } };
  expect(withStaleMarks(before, { title: opening }, now)).toEqual(before);
  expect(marks(withStaleMarks(before, { title: { ...opening, ur: "آئیے" } }, now))).toEqual([]);
});

test("two texts may share their Urdu", () => {
  const before = { one: { en: "Donate", ur: "عطیہ دیں" }, other: { en: "Donate now", ur: "عطیہ دیں" } };
  expect(withStaleMarks(before, before, now)).toEqual(before);
});
