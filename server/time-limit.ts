import { setTimeout as wait } from "node:timers/promises";

/** In ms: how long a call to another machine may be silent. */
export const silenceLimitMs = 5000;

/** Another machine did not answer in time. */
export class TimeLimitError extends Error {
  override name = "TimeLimitError";
}

/**
 * Runs a call to another machine, which is given up when it has been silent too long.
 * @param call gets a signal that ends it then, and a function by which it says that it goes on
 * @param limitMs without an answer and without a sign of going on
 * @throws TimeLimitError when the time is over; what the call throws before
 */
export async function withTimeLimit<Answer>(
  call: (signal: AbortSignal, goesOn: () => void) => Promise<Answer>,
  limitMs = silenceLimitMs,
): Promise<Answer> {
  const controller = new AbortController();
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new TimeLimitError(`No answer within ${limitMs} ms`);
    over.reject(error);
    controller.abort(error);
  }, limitMs);
  try {
    return await Promise.race([call(controller.signal, () => timer.refresh()), over.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for something to end, but no longer than this. @returns whether it has ended; @throws what it throws before */
export const endsWithin = (limitMs: number, work: Promise<unknown>): Promise<boolean> =>
  withTimeLimit(() => work, limitMs).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TimeLimitError) return false;
      throw error;
    },
  );

/** In ms: far longer than looking up an address and writing a mail take. */
const evenMs = 250;

/**
 * Answers no sooner than after a quarter of a second, so that the time of an answer does not tell whether there was
 * anything to do: of forms that say the same whether they know an address or not.
 */
export async function inEvenTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work, wait(evenMs)]);
  return answer;
}
