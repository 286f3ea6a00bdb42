/**
 * Runs pieces of work one after the other, in the order in which they came.
 * @param mostWaiting how many may wait beside the one that runs
 * @returns a function that takes a piece of work, and answers "full" when as many wait as may
 */
export function oneAtATime(mostWaiting: number) {
  let unfinished = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result | "full"> => {
    if (unfinished > mostWaiting) return "full";
    unfinished += 1;
    const result = last.then(work).finally(() => {
      unfinished -= 1;
    });
    // The next one waits for the end of this one, whether it failed or not; the failure goes to the caller.
    last = Promise.allSettled([result]);
    return result;
  };
}

/**
 * A picture takes hundreds of megabytes and a whole processor while it is worked on, so this process works on one at
 * a time. Eight more may wait, which is half a minute with ordinary photographs.
 */
export const queuePicture = oneAtATime(8);

/** Seconds after which a sender who found the queue full may try again. */
export const pictureRetrySeconds = 30;
