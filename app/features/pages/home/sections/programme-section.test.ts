import { expect, test } from "vitest";
import { programmes } from "#content/programmes.ts";
import { programmeBar } from "./programme-section.tsx";

test.each(programmes.defaults.programmes.map(({ slug }) => slug))(
  "the bar of %s is 60 to 100 and always the same",
  (slug) => {
    const bar = programmeBar(slug);
    expect(Number.isInteger(bar) && bar >= 60 && bar <= 100).toBe(true);
    expect(programmeBar(slug)).toBe(bar);
  },
);

test("the bars differ", () => {
  expect(new Set(programmes.defaults.programmes.map(({ slug }) => programmeBar(slug))).size).toBeGreaterThan(
    5,
  );
});
