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
 * Runs costly work a few pieces at a time and refuses what would wait too long. Clients that wait take turns, so that
 * one with many pieces keeps another with one piece waiting for one of his at most; the pieces of one client run in
 * their order. Each piece starts in a turn of the event loop of its own, so that other requests are answered between.
 */
export class WorkQueue {
  #running = 0;
  /** Who waits, in the order of their turns, each with what starts his pieces. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
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
    if (own >= maxPerClient || (mustWait && this.#waitingCount >= maxWaiting)) {
      throw new QueueFullError(retryAfterSeconds);
    }
    this.#perClient.set(client, own + 1);
    if (mustWait) await new Promise<void>((start) => this.#wait(client, start));
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
    // The place goes straight to who is next, so `#running` stays as it is.
    const start = this.#next();
    if (start) start();
    else this.#running -= 1;
  }

  #wait(client: string, start: () => void): void {
    this.#waitingCount += 1;
    const pieces = this.#waiting.get(client);
    if (pieces) pieces.push(start);
    else this.#waiting.set(client, [start]);
  }

  #next(): (() => void) | undefined {
    for (const [client, pieces] of this.#waiting) {
      this.#waitingCount -= 1;
      const start = pieces.shift();
      // Set again, the client stands at the end.
      this.#waiting.delete(client);
      if (pieces.length > 0) this.#waiting.set(client, pieces);
      return start;
    }
    return undefined;
  }
}
