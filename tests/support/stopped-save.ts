import { setTimeout as wait } from "node:timers/promises";
import type { TestApp } from "./app.ts";

/**
 * Stops the next save that brings a file inside its transaction, right before the file goes to its place: what two
 * administrators do at the same moment then meets in a known order.
 * @returns `reached` resolves when it stands there; `release` lets it go on
 */
export function stopAtFile({ services: { media } }: TestApp) {
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

/** Long enough for a call to get to where it waits for another. */
export const shortDelay = () => wait(400);
