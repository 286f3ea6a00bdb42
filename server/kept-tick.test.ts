import { expect, test } from "vitest";
import { keepTick } from "./kept-tick.ts";

test("what is kept is what Node makes of a tick", () => {
  expect(keepTick()).toMatchObject({ callback: expect.any(Function) });
});

test("it is kept once, and Node's own ticks go on", async () => {
  const kept = keepTick();
  await new Promise((done) => process.nextTick(done));
  expect(keepTick()).toBe(kept);
});
