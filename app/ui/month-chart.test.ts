import { expect, test } from "vitest";
import { topOfScale } from "./month-chart.tsx";

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
