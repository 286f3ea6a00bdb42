import type { LoggerOptions } from "pino";
import { isUnavailable } from "./db/unavailable.ts";
import { isStorageUnavailable } from "./media/media.ts";

const onceMs = 60_000;

/** What may be away, and the line that says so. */
const outages = [
  { is: isUnavailable, line: "the database does not answer" },
  { is: isStorageUnavailable, line: "the storage of uploads does not answer" },
];

/**
 * Lets one line a minute say that the database, or the storage of uploads, is away: while it is, every request and every
 * task fails, and would log its error in full.
 * @param now in ms, of a clock that never goes back
 */
export function tellOutagesOnce(now: () => number = () => performance.now()): LoggerOptions["hooks"] {
  const states = outages.map((outage) => ({ ...outage, told: Number.NEGATIVE_INFINITY, untold: 0 }));
  return {
    logMethod(args, method) {
      const [about, failed] = args as unknown[];
      const { err } = (about ?? {}) as { err?: unknown };
      const outage = states.find(({ is }) => is(err));
      if (!outage) {
        method.apply(this, args);
      } else if (now() - outage.told < onceMs) {
        outage.untold += 1;
      } else {
        // What failed by it, and how many lines have not been written since the last one. An error of the storage's library
        // brings sockets and headers along: what it says is enough.
        method.apply(this, [{ err: shortened(err), failed, untold: outage.untold }, outage.line]);
        outage.told = now();
        outage.untold = 0;
      }
    },
  };
}

/** Name, message, code and stack of an error and of its causes. */
function shortened(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  const short = Object.assign(new Error(message, cause === undefined ? {} : { cause: shortened(cause) }), {
    name,
  });
  if (stack) short.stack = stack;
  return code === undefined ? short : Object.assign(short, { code });
}
