import { setImmediate as nextTurn } from "node:timers/promises";
import { networksOf } from "./http/client-address.ts";
import { WaitingJobs } from "./waiting-jobs.ts";

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
  /** The maximum of waiting jobs of all clients. */
  maxWaiting: number;
  /** The maximum of jobs of one client, running or waiting; of its wider networks, their share of it (`networksOf`). */
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
 * Runs expensive jobs with limited concurrency and refuses what would wait too long. Waiting clients take turns (round
 * robin), and so do the networks that they are in; the jobs of one client run in order. When the queue is full, whoever
 * waits for most gives up its newest job to a client that waits for less. Jobs start one after the other, with some turns
 * of the event loop between, so that new connections are accepted and other requests are served.
 */
export class WorkQueue {
  #running = 0;
  #refused = 0;
  #starting = false;
  readonly #waiting = new WaitingJobs();
  /** The jobs of each network that has any, running or waiting. */
  readonly #perNetwork = new Map<string, number>();
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
   * @throws QueueFullError when the queue is full, at once or when the place goes to a client that waits for less
   */
  async enter(client: string): Promise<() => void> {
    const networks = networksOf(client);
    const isOverLimit = networks.some(
      ({ key, share }) => (this.#perNetwork.get(key) ?? 0) >= this.#limits.maxPerClient * share,
    );
    const groups = networks.map(({ key }) => key).toReversed();
    if (isOverLimit || (this.#isFull && !this.#makeRoom(groups))) throw this.#refusal();
    this.#count(groups, 1);
    await new Promise<void>((start, reject) => {
      const giveUp = () => {
        this.#count(groups, -1);
        reject(this.#refusal());
      };
      this.#waiting.add(groups, { start, giveUp, since: performance.now() });
      void this.#startJobs();
    });
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#count(groups, -1);
      this.#running -= 1;
      void this.#startJobs();
    };
  }

  /** How many wait, the oldest of them for so long, and how many were refused since the start. */
  state(): QueueState {
    const now = performance.now();
    return {
      running: this.#running,
      waiting: this.#waiting.count,
      oldestMs: Math.max(0, now - Math.min(now, this.#waiting.oldest())),
      refused: this.#refused,
      isFull: this.#isFull,
    };
  }

  get #isFull(): boolean {
    return this.#running + this.#waiting.count >= this.#limits.concurrency + this.#limits.maxWaiting;
  }

  /** @returns whether somebody who waits for more has given up a job */
  #makeRoom(groups: readonly string[]): boolean {
    const job = this.#waiting.takeNewestOfLargest(groups);
    job?.giveUp();
    return job !== undefined;
  }

  #refusal(): QueueFullError {
    this.#refused += 1;
    return new QueueFullError(this.#limits.retryAfterSeconds);
  }

  #count(groups: readonly string[], more: 1 | -1): void {
    for (const group of groups) {
      const jobs = (this.#perNetwork.get(group) ?? 0) + more;
      if (jobs > 0) this.#perNetwork.set(group, jobs);
      else this.#perNetwork.delete(group);
    }
  }

  /** Starts waiting jobs while there are slots. */
  async #startJobs(): Promise<void> {
    if (this.#starting) return;
    this.#starting = true;
    await nextTurn();
    while (this.#waiting.count > 0 && this.#running < this.#limits.concurrency) {
      this.#running += 1;
      this.#waiting.next()?.start();
      const until = performance.now() + maxBetweenStarts;
      for (let turn = 0; turn < turnsBetweenStarts && performance.now() < until; turn += 1) await nextTurn();
    }
    this.#starting = false;
  }
}
