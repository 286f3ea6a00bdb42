import { expect, test } from "vitest";
import { outdatedAfter } from "./outdated-text.ts";

const now = new Date("2026-11-12T06:00:00.000Z");
const first = { en: "Winter drive", ur: "سرما کی مہم" };
const changed = { ...first, en: "Spring drive" };
const urduBehind = outdatedAfter(first, changed, undefined, now);

test("the language that was left is outdated, whichever it is, from the last change of the other", () => {
  expect(urduBehind).toMatchObject({ language: "ur", since: now.toISOString() });
  expect(outdatedAfter(first, { ...first, ur: "بہار کی مہم" }, undefined, now)?.language).toBe("en");
  const later = new Date("2026-11-13T06:00:00.000Z");
  const again = outdatedAfter(changed, { ...changed, en: "Summer drive" }, urduBehind, later);
  expect(again).toEqual({ ...urduBehind, since: later.toISOString() });
  expect(outdatedAfter(changed, changed, urduBehind, later), "a save without a change").toEqual(urduBehind);
});

test("it is up to date once it follows, when the other says again what it said, and when both are saved at once", () => {
  const followed = { ...changed, ur: "بہار کی مہم" };
  expect(outdatedAfter(changed, followed, urduBehind, now)).toBeUndefined();
  expect(outdatedAfter(changed, first, urduBehind, now), "changed back").toBeUndefined();
  expect(outdatedAfter(first, followed, undefined, now)).toBeUndefined();
});

test("a first text, a removed one and other line ends are no change of one language alone", () => {
  expect(outdatedAfter({ ...first, ur: "" }, first, undefined, now)).toBeUndefined();
  expect(outdatedAfter(changed, { ...changed, ur: "" }, urduBehind, now)).toBeUndefined();
  const lines = { en: "One\nTwo", ur: "ایک" };
  expect(outdatedAfter(lines, { ...lines, en: "One\r\nTwo\r\n" }, undefined, now)).toBeUndefined();
});
