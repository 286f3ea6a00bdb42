import { setImmediate as nextTurn } from "node:timers/promises";

/** No place is left in a queue: the caller is to come again later. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("No place is left in the queue");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type WorkQueueLimits = {
  /** Pieces of work that run at the same time. */
  concurrency: number;
  /** Pieces that wait for their start, of all clients together; more are refused. */
  maxWaiting: number;
  /** Pieces of one client, running or waiting; more are refused, so that one client cannot take every place. */
  maxPerClient?: number;
  /** What who is refused is told to wait. */
  retryAfterSeconds?: number;
};

/**
 * Runs costly work a few pieces at a time, first come first served, and refuses what would wait too long. Each piece
 * starts in a turn of the event loop of its own, so that other requests are answered between two pieces.
 */
export class WorkQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #perClient = new Map<string, number>();
  readonly #limits: Required<WorkQueueLimits>;

  constructor(limits: WorkQueueLimits) {
    this.#limits = { maxPerClient: Number.POSITIVE_INFINITY, retryAfterSeconds: 5, ...limits };
  }

  /**
   * @param client who asks for it; the same text for all work of one client
   * @throws QueueFullError when no place is left
   */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(client);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a place.
   * @returns gives the place back; calling it again does nothing
   * @throws QueueFullError when no place is left
   */
  async enter(client: string): Promise<() => void> {
    const { concurrency, maxWaiting, maxPerClient, retryAfterSeconds } = this.#limits;
    const own = this.#perClient.get(client) ?? 0;
    const mustWait = this.#running >= concurrency;
    if (own >= maxPerClient || (mustWait && this.#waiting.length >= maxWaiting)) {
      throw new QueueFullError(retryAfterSeconds);
    }
    this.#perClient.set(client, own + 1);
    if (mustWait) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    await nextTurn();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leave(client);
    };
  }

  #leave(client: string): void {
    const own = (this.#perClient.get(client) ?? 1) - 1;
    if (own > 0) this.#perClient.set(client, own);
    else this.#perClient.delete(client);
    // The place goes straight to who waits longest, so `#running` stays as it is.
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
