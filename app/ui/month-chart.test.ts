import { expect, test } from "vitest";
import { barHeight, topOfScale } from "./month-chart.tsx";

test.for([
  [0, 10],
  [10, 10],
  [11, 12],
  [41, 50],
  [99, 100],
  [201, 240],
  [5001, 6000],
  [1_000_000, 1_000_000],
] as const)("a scale for %i ends at %i", ([highest, top]) => {
  expect(topOfScale(highest)).toBe(top);
});

test("a bar follows its value, and what is little is still seen", () => {
  expect(barHeight(5, 10)).toBe(20);
  expect(barHeight(1, 1_000_000)).toBeGreaterThan(0.4);
  expect([barHeight(0, 10), barHeight(-3, 10)]).toEqual([0, 0]);
});
