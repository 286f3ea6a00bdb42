import { setTimeout as wait } from "node:timers/promises";
import type { TestApp } from "./app.ts";

/**
 * Pauses the next save with a file inside its transaction, before the file is placed: for testing two
 * concurrent saves in a known order.
 * @returns `reached` resolves when the save is paused; `release` lets it go on
 */
export function stopAtFile({ deps: { media } }: TestApp) {
  const put = media.put.bind(media);
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  media.put = async (...file) => {
    reached.resolve();
    await released.promise;
    return put(...file);
  };
  return { reached: reached.promise, release: released.resolve };
}

/** Long enough for a call to reach the lock that it waits for. */
export const shortDelay = () => wait(400);
