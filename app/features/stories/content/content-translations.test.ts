import { expect, test } from "vitest";
import { untranslated, withStaleMarks } from "./content-translations.ts";

const opening = { en: "Come and see", ur: "آئیں، دیکھیں" };
const closing = { en: "Thank you", ur: "شکریہ" };

test("what has no Urdu, and what was written for another English, is listed by its place", () => {
  const value = { title: { en: "New" }, items: [opening, { ...closing, stale: true }], note: { en: "" } };
  expect(untranslated(value)).toEqual([
    { path: "title", state: "missing" },
    { path: "items.1", state: "stale" },
  ]);
});

test("Urdu is marked when its English changes, also where its entry has moved, until it is written anew or confirmed", () => {
  const before = { items: [opening, closing] };
  const moved = { items: [{ ...closing, en: "Many thanks" }, opening] };
  const saved = withStaleMarks(before, moved);
  expect(saved).toEqual({ items: [{ ...closing, en: "Many thanks", stale: true }, opening] });
  // Saved again without a change, by a client that does not know the mark.
  expect(withStaleMarks(saved, moved)).toEqual(saved);
  const rewritten = { items: [{ en: "Many thanks", ur: "بہت شکریہ" }, opening] };
  expect(withStaleMarks(saved, rewritten)).toEqual(rewritten);
  const confirmed = { items: [{ ...closing, en: "Many thanks", stale: false }, opening] };
  expect(untranslated(withStaleMarks(saved, confirmed))).toEqual([]);
});

test("two texts may share their Urdu", () => {
  const before = { one: { en: "Donate", ur: "عطیہ دیں" }, other: { en: "Donate now", ur: "عطیہ دیں" } };
  expect(withStaleMarks(before, before)).toEqual(before);
});
