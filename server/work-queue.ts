import { setImmediate as nextTurn } from "node:timers/promises";

/** The queue is full: the client is to retry later. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("No place is left in the queue");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type WorkQueueLimits = {
  /** The maximum of jobs that run at the same time. */
  concurrency: number;
  /** The maximum of waiting jobs of all clients; more are refused. */
  maxWaiting: number;
  /** The maximum of jobs of one client, running or waiting, so that one client cannot fill the queue. */
  maxPerClient?: number;
  /** The Retry-After of a refusal. */
  retryAfterSeconds?: number;
};

export type QueueState = {
  running: number;
  waiting: number;
  oldestMs: number;
  refused: number;
  isFull: boolean;
};

/**
 * The turns of the event loop between two starts. Node accepts one new connection a turn: if each turn started
 * a job, a visitor behind 500 new connections would wait for 500 jobs. A turn without work takes microseconds.
 */
const turnsBetweenStarts = 10;
/** In ms. Turns that take long serve many requests already. */
const maxBetweenStarts = 50;

/**
 * Runs expensive jobs with limited concurrency and refuses what would wait too long. Waiting clients take
 * turns (round robin); the jobs of one client run in order. Jobs start one after the other, with some turns of
 * the event loop between, so that new connections are accepted and other requests are served.
 */
export class WorkQueue {
  #running = 0;
  #refused = 0;
  #starting = false;
  /** The waiting clients in the order of their turns, each with the functions that start its jobs. */
  readonly #waiting = new Map<string, { start: () => void; since: number }[]>();
  #waitingCount = 0;
  readonly #perClient = new Map<string, number>();
  readonly #limits: Required<WorkQueueLimits>;

  constructor(limits: WorkQueueLimits) {
    this.#limits = { maxPerClient: Number.POSITIVE_INFINITY, retryAfterSeconds: 5, ...limits };
  }

  /**
   * @param client the same key for all jobs of one client
   * @throws QueueFullError when the queue is full
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
   * Waits for a slot.
   * @returns a function that releases the slot; calling it again does nothing
   * @throws QueueFullError when the queue is full
   */
  async enter(client: string): Promise<() => void> {
    const { concurrency, maxWaiting, maxPerClient, retryAfterSeconds } = this.#limits;
    const own = this.#perClient.get(client) ?? 0;
    if (own >= maxPerClient || this.#running + this.#waitingCount >= concurrency + maxWaiting) {
      this.#refused += 1;
      throw new QueueFullError(retryAfterSeconds);
    }
    this.#perClient.set(client, own + 1);
    await new Promise<void>((start) => this.#wait(client, start));
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leave(client);
    };
  }

  /** How many wait, the oldest of them for so long, and how many were refused since the start. */
  state(): QueueState {
    const first = [...this.#waiting.values()].map(([job]) => job?.since ?? Number.POSITIVE_INFINITY);
    const now = performance.now();
    return {
      running: this.#running,
      waiting: this.#waitingCount,
      oldestMs: Math.max(0, now - Math.min(now, ...first)),
      refused: this.#refused,
      isFull: this.#running + this.#waitingCount >= this.#limits.concurrency + this.#limits.maxWaiting,
    };
  }

  #leave(client: string): void {
    const own = (this.#perClient.get(client) ?? 1) - 1;
    if (own > 0) this.#perClient.set(client, own);
    else this.#perClient.delete(client);
    this.#running -= 1;
    void this.#startJobs();
  }

  #wait(client: string, start: () => void): void {
    this.#waitingCount += 1;
    const pieces = this.#waiting.get(client);
    const job = { start, since: performance.now() };
    if (pieces) pieces.push(job);
    else this.#waiting.set(client, [job]);
    void this.#startJobs();
  }

  /** Starts waiting jobs while there are slots. */
  async #startJobs(): Promise<void> {
    if (this.#starting) return;
    this.#starting = true;
    await nextTurn();
    while (this.#waitingCount > 0 && this.#running < this.#limits.concurrency) {
      this.#running += 1;
      this.#next()?.();
      const until = performance.now() + maxBetweenStarts;
      for (let turn = 0; turn < turnsBetweenStarts && performance.now() < until; turn += 1) await nextTurn();
    }
    this.#starting = false;
  }

  #next(): (() => void) | undefined {
    for (const [client, pieces] of this.#waiting) {
      this.#waitingCount -= 1;
      const job = pieces.shift();
      // Set again, which moves the client to the end.
      this.#waiting.delete(client);
      if (pieces.length > 0) this.#waiting.set(client, pieces);
      return job?.start;
    }
    return undefined;
  }
}
