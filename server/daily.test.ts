import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startDaily } from "./daily.ts";

const log = pino({ level: "silent" });
const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a task runs at the start and once a day until it is stopped", async () => {
  let times = 0;
  const daily = startDaily(async () => {
    times += 1;
  }, log);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(23.9 * hour);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(times).toBe(3);
  await daily.stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(times).toBe(3);
});

test("a failure does not end it, and stopping waits for a running task", async () => {
  const ends: (() => void)[] = [];
  let times = 0;
  const daily = startDaily(async () => {
    times += 1;
    if (times === 1) throw new Error("broken");
    await new Promise<void>((resolve) => ends.push(resolve));
  }, log);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(times).toBe(2);
  let stopped = false;
  const stop = daily.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  ends[0]?.();
  await stop;
});

test("it does not keep the process alive", () => {
  vi.useRealTimers();
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = timers();
  const daily = startDaily(async () => undefined, log);
  expect(timers()).toBe(before);
  return daily.stop();
});
