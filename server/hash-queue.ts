/** Thrown when so many wait already that one more would wait too long. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
  /** What to tell the caller to wait. */
  readonly seconds: number;

  constructor(seconds: number) {
    super("Too many wait for their turn");
    this.seconds = seconds;
  }
}

/**
 * Runs tasks in their order, so many at a time.
 * @param atOnce how many run together
 * @param waiting how many may wait behind them
 * @returns what runs a task and hands out its result
 * @throws QueueFullError instead of waiting behind so many
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const next: (() => void)[] = [];
  let running = 0;

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (next.length >= waiting) throw new QueueFullError(2);
      // Whoever ends hands on its place, so the count of those that run stays.
      await new Promise<void>((resolve) => next.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const following = next.shift();
      if (following) following();
      else running -= 1;
    }
  };
}
