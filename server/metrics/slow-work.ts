import type { Logger } from "pino";
import type { Clock } from "#server/clock.ts";
import { type Metrics, uploadsGroup } from "./metrics.ts";

/** Above these a request and a query have a line in the log; in ms. */
const slowRequestMs = 500;
const slowQueryMs = 200;
/** What the dashboard tells of: so long, and at most so many of a kind. */
const recentMs = 15 * 60_000;
const maxRecent = 1000;
/** A query's text is cut: a line of the log stays small. */
const maxQueryLength = 1500;

type Kind = "requests" | "queries" | "locks";

/** What took long, without the values of anybody's request. */
type SlowRequest = { method: string; route: string; group: string; status: number; ms: number };

/**
 * Notices what takes long, on each installation: it writes a line of the log, and counts it for the page of the system.
 * WATCH-02.
 */
export class SlowWork {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #metrics: Metrics | undefined;
  readonly #recent: Record<Kind, number[]> = { requests: [], queries: [], locks: [] };

  constructor({ clock, log, metrics }: { clock: Clock; log: Logger; metrics: Metrics | undefined }) {
    this.#clock = clock;
    this.#log = log;
    this.#metrics = metrics;
  }

  answered({ ms, ...request }: SlowRequest): void {
    this.#metrics?.answered({ group: request.group, status: request.status, ms });
    if (ms <= slowRequestMs) return;
    // A large photo takes seconds, and nothing is wrong.
    if (request.group !== uploadsGroup) this.#note("requests");
    this.#log.warn({ ...request, ms: Math.round(ms) }, "slow request");
  }

  /** @param sql with placeholders in the place of values @param ms without what it waited before it ran */
  queried(sql: string, ms: number): void {
    this.#metrics?.queried(ms);
    if (ms <= slowQueryMs) return;
    this.#note("queries");
    this.#log.warn({ query: queryShape(sql), ms: Math.round(ms) }, "slow query");
  }

  /** Another program had SQLite's file locked. */
  waitedForLock(ms: number, gaveUp: boolean): void {
    this.#metrics?.waitedForLock(ms, gaveUp);
    if (ms <= slowQueryMs) return;
    this.#note("locks");
    this.#log.warn({ ms: Math.round(ms), gaveUp }, "another program had the database locked");
  }

  /** How often each has happened in the last 15 minutes, at most 1000 times. */
  recent(): Record<Kind, number> {
    const since = this.#clock.now().getTime() - recentMs;
    const count = (kind: Kind) => this.#recent[kind].filter((at) => at >= since).length;
    return { requests: count("requests"), queries: count("queries"), locks: count("locks") };
  }

  #note(kind: Kind): void {
    const times = this.#recent[kind];
    times.push(this.#clock.now().getTime());
    if (times.length > maxRecent) times.shift();
  }
}

/** One shape for each query, however many values its lists have. */
export const queryShape = (sql: string): string =>
  sql
    .replace(/(\?|\$\d+)(?:, (?:\?|\$\d+))+/g, "$1, ...")
    .replace(/(\([^()]*\))(?:, \((?:\?|\$\d+)[^()]*\))+/g, "$1, ...")
    .slice(0, maxQueryLength);
