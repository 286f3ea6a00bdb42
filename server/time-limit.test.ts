import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { silenceLimitMs, TimeLimitError, withTimeLimit } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a call that is silent for five seconds is given up, and told so", async () => {
  let signal: AbortSignal | undefined;
  const call = withTimeLimit((given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  const failed = expect(call).rejects.toBeInstanceOf(TimeLimitError);
  await vi.advanceTimersByTimeAsync(silenceLimitMs - 1);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(signal?.aborted).toBe(true);
  expect(silenceLimitMs).toBe(5000);
});

test("a call that goes on may take longer", async () => {
  const done = Promise.withResolvers<string>();
  let goesOn = () => {};
  const call = withTimeLimit((_signal, sign) => {
    goesOn = sign;
    return done.promise;
  });
  for (let step = 0; step < 5; step += 1) {
    await vi.advanceTimersByTimeAsync(silenceLimitMs - 1);
    goesOn();
  }
  done.resolve("answer");
  expect(await call).toBe("answer");
  expect(vi.getTimerCount()).toBe(0);
});

test("what a call throws comes through", async () => {
  const fault = new Error("refused");
  await expect(withTimeLimit(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(vi.getTimerCount()).toBe(0);
});
