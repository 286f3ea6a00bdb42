import { expect, test } from "vitest";
import { trafficChange } from "./overview-card.tsx";

test.for([
  [118, 100, "+18%"],
  [50, 100, "-50%"],
  [100, 100, "0%"],
  [0, 100, "-100%"],
  [7, 0, "New"],
  [0, 0, "New"],
] as const)("%i page views after %i read %s", ([views_this_month, views_last_month, shown]) => {
  expect(trafficChange({ views_this_month, views_last_month })).toBe(shown);
});
