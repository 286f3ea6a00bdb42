import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics, ServerState } from "./metrics.ts";

const requestSeconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const cachedMs = [0.1, 1, 10, 100];
const querySeconds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];
const gatewaySeconds = [0.1, 0.5, 1, 2.5, 5, 10, 15];

/** The metrics of one process. Names and labels are part of what an installation's alerts rely on: WATCH-01. */
export function createPrometheus(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "umeed_request_duration_seconds",
    help: "Requests that the page cache did not answer, by what they were for and the class of their status",
    labelNames: ["group", "status"],
    buckets: requestSeconds,
    registers,
  });
  const cached = cachedRequests(registers);
  const queries = new Histogram({
    name: "umeed_query_duration_seconds",
    help: "Queries of the database, without what they waited for",
    buckets: querySeconds,
    registers,
  });
  const lockWaits = new Counter({
    name: "umeed_database_lock_wait_seconds_total",
    help: "Seconds for which queries waited for another program's lock on SQLite's file",
    registers,
  });
  const lockFailures = new Counter({
    name: "umeed_database_lock_failures_total",
    help: "Queries that gave up waiting for another program's lock",
    registers,
  });
  const mails = new Counter({
    name: "umeed_mail_tries_total",
    help: "Tries to send a mail: sent, retry (it is tried again) or failed (it is not)",
    labelNames: ["result"],
    registers,
  });
  const gateways = new Histogram({
    name: "umeed_gateway_answer_seconds",
    help: "Inquiries at payment providers by what they answered: none is no usable answer",
    labelNames: ["gateway", "outcome"],
    buckets: gatewaySeconds,
    registers,
  });
  const setState = stateGauges(registers);

  return {
    answered: ({ group, status, ms }) =>
      requests.observe({ group, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    answeredFromCache: cached.observe,
    queried: (ms) => queries.observe(ms / 1000),
    waitedForLock(ms, gaveUp) {
      lockWaits.inc(ms / 1000);
      if (gaveUp) lockFailures.inc();
    },
    mailTried: (result) => mails.inc({ result }),
    gatewayAnswered: ({ gateway, outcome, ms }) => gateways.observe({ gateway, outcome }, ms / 1000),
    contentType: registry.contentType,
    async text(state) {
      cached.collect();
      setState(state);
      return registry.metrics();
    },
  };
}

/**
 * A histogram that is counted in plain numbers, and copied when Prometheus asks: a cached page takes twenty
 * microseconds, of which the library's own would be one or two.
 */
function cachedRequests(registers: Registry[]) {
  const name = "umeed_cached_request_duration_seconds";
  const help = "Requests that the page cache answered";
  const buckets = new Counter({ name: `${name}_bucket`, help, labelNames: ["le"], registers });
  const sum = new Counter({ name: `${name}_sum`, help, registers });
  const count = new Counter({ name: `${name}_count`, help, registers });
  const limits = [...cachedMs, Number.POSITIVE_INFINITY];
  const within = limits.map(() => 0);
  let totalMs = 0;
  return {
    observe(ms: number): void {
      totalMs += ms;
      let place = 0;
      while (ms > (limits[place] ?? 0)) place += 1;
      within[place] = (within[place] ?? 0) + 1;
    },
    collect(): void {
      for (const counter of [buckets, sum, count]) counter.reset();
      let below = 0;
      for (const [place, limit] of limits.entries()) {
        below += within[place] ?? 0;
        buckets.inc({ le: limit === Number.POSITIVE_INFINITY ? "+Inf" : String(limit / 1000) }, below);
      }
      sum.inc(totalMs / 1000);
      count.inc(below);
    },
  };
}

/** What is read anew for each asking. A part that cannot be read has no figure: an alert asks for it by `absent`. */
function stateGauges(registers: Registry[]): (state: ServerState) => void {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `umeed_${name}`, help, labelNames, registers });
  const up = gauge("part_up", "Whether a part works: 1 or 0", ["part"]);
  const waiting = gauge("queue_length", "What waits in a queue", ["queue"]);
  const oldest = gauge("queue_oldest_seconds", "How long the oldest waits in a queue", ["queue"]);
  const refused = new Counter({
    name: "umeed_queue_refused_total",
    help: "What a full queue has turned away",
    labelNames: ["queue"],
    registers,
  });
  const failed = gauge("mails_failed", "Mails that are not tried any more");
  const free = gauge("disk_free_bytes", "Free space of the data folder's disk");
  const total = gauge("disk_total_bytes", "The size of the data folder's disk");
  const database = gauge("database_bytes", "The size of the database");
  const pages = gauge("page_cache_pages", "Pages in the page cache");
  const pageBytes = gauge("page_cache_bytes", "The size of the page cache");
  const ran = gauge("upkeep_run_timestamp_seconds", "When a kind of upkeep last ran", ["run"]);
  const succeeded = gauge("upkeep_success_timestamp_seconds", "When a kind of upkeep last went well", [
    "run",
  ]);

  return (state) => {
    for (const labelled of [up, waiting, oldest, refused, ran, succeeded]) labelled.reset();
    for (const [part, works] of Object.entries(state.parts)) up.set({ part }, works ? 1 : 0);
    for (const [queue, figures] of Object.entries(state.queues)) {
      waiting.set({ queue }, figures.waiting);
      oldest.set({ queue }, figures.oldestMs / 1000);
      if (figures.refused !== undefined) refused.inc({ queue }, figures.refused);
    }
    put(failed, state.failedMails);
    put(free, state.disk?.freeBytes);
    put(total, state.disk?.totalBytes);
    put(database, state.databaseBytes);
    pages.set(state.pageCache.entries);
    pageBytes.set(state.pageCache.bytes);
    for (const { name, ended_at, succeeded_at } of state.runs) {
      ran.set({ run: name }, Date.parse(ended_at) / 1000);
      if (succeeded_at) succeeded.set({ run: name }, Date.parse(succeeded_at) / 1000);
    }
  };

  function put(figure: Gauge<never>, value: number | undefined): void {
    if (value === undefined) figure.remove();
    else figure.set(value);
  }
}
