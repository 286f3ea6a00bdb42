import type { LoggerOptions } from "pino";
import { isUnavailable } from "./db/unavailable.ts";

const onceMs = 60_000;

/**
 * Lets one line a minute say that the database is away: while it is, every request and every task fails, and would log its
 * error in full.
 * @param now in ms, of a clock that never goes back
 */
export function tellOutagesOnce(now: () => number = () => performance.now()): LoggerOptions["hooks"] {
  let told = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return {
    logMethod(args, method) {
      const [about] = args as unknown[];
      const { err } = (about ?? {}) as { err?: unknown };
      if (!isUnavailable(err)) {
        method.apply(this, args);
      } else if (now() - told < onceMs) {
        untold += 1;
      } else {
        // How many lines have not been written since the last one.
        method.apply(this, [{ err, untold }, "the database does not answer"]);
        told = now();
        untold = 0;
      }
    },
  };
}
