import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
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
  /**
   * Who has had so many turns within this time, in ms, waits behind all others, and gives its place up to one of them when
   * the queue is full.
   */
  lately?: { turns: number; ms: number };
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
/** Of so many clients the turns are known. */
const knownClients = 20_000;

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
  /** Those who have had their turns lately. */
  readonly #waitingAgain = new WaitingJobs();
  /** The turns that each client has had lately. */
  readonly #turns: LRUCache<string, number>;
  /** The jobs of each network that has any, running or waiting. */
  readonly #perNetwork = new Map<string, number>();
  readonly #limits: Required<Omit<WorkQueueLimits, "lately">> & WorkQueueLimits;

  constructor(limits: WorkQueueLimits) {
    this.#limits = { maxPerClient: Number.POSITIVE_INFINITY, retryAfterSeconds: 5, ...limits };
    // Counted from the first of them.
    this.#turns = new LRUCache({ max: knownClients, ttl: limits.lately?.ms ?? 1, noUpdateTTL: true });
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
    const { lately } = this.#limits;
    const turns = this.#turns.get(client) ?? 0;
    const isAgain = lately !== undefined && turns >= lately.turns;
    if (isOverLimit || (this.#isFull && !this.#makeRoom(groups, isAgain))) throw this.#refusal();
    if (lately) this.#turns.set(client, turns + 1);
    this.#count(groups, 1);
    await new Promise<void>((start, reject) => {
      const giveUp = () => {
        this.#count(groups, -1);
        reject(this.#refusal());
      };
      const waiting = isAgain ? this.#waitingAgain : this.#waiting;
      waiting.add(groups, { start, giveUp, since: performance.now() });
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
      waiting: this.#waitingCount,
      oldestMs: Math.max(0, now - Math.min(now, this.#waiting.oldest(), this.#waitingAgain.oldest())),
      refused: this.#refused,
      isFull: this.#isFull,
    };
  }

  get #isFull(): boolean {
    return this.#running + this.#waitingCount >= this.#limits.concurrency + this.#limits.maxWaiting;
  }

  get #waitingCount(): number {
    return this.#waiting.count + this.#waitingAgain.count;
  }

  /** @returns whether somebody who waits for more, or has had more turns lately, has given up a job */
  #makeRoom(groups: readonly string[], isAgain: boolean): boolean {
    const job = isAgain
      ? this.#waitingAgain.takeNewestOfLargest(groups)
      : (this.#waitingAgain.takeNewestOfLargest() ?? this.#waiting.takeNewestOfLargest(groups));
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
    while (this.#waitingCount > 0 && this.#running < this.#limits.concurrency) {
      this.#running += 1;
      (this.#waiting.next() ?? this.#waitingAgain.next())?.start();
      const until = performance.now() + maxBetweenStarts;
      for (let turn = 0; turn < turnsBetweenStarts && performance.now() < until; turn += 1) await nextTurn();
    }
    this.#starting = false;
  }
}
