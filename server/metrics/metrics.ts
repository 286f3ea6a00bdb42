import type { listRuns } from "#server/db/maintenance-runs.ts";

/** The group of files that are sent or fetched: their size decides how long they take. */
export const uploadsGroup = "uploads";

/** How a request was answered that the page cache did not answer. */
export type AnsweredRequest = {
  /** What the request was for: "Donations", "pages", "files" (log-requests.ts). */
  group: string;
  status: number;
  /** From when the whole request had arrived to when its reply was ready. */
  ms: number;
};

/** What a gateway has answered to an inquiry: `none` is no usable answer. */
export type GatewayAnswer = { gateway: string; outcome: string; ms: number };

/**
 * What is counted for Prometheus; nothing is when METRICS_PORT is not set. An interface of its own, so that its library is
 * loaded only where somebody reads it.
 */
export type Metrics = {
  answered(request: AnsweredRequest): void;
  /** The page cache has answered, in so many milliseconds. */
  answeredFromCache(ms: number): void;
  queried(ms: number): void;
  /** A query has waited for another program's lock on the database. @param gaveUp after ten seconds */
  waitedForLock(ms: number, gaveUp: boolean): void;
  mailTried(result: "sent" | "retry" | "failed"): void;
  gatewayAnswered(answer: GatewayAnswer): void;
  /** All figures in Prometheus' text format. @param state what is read anew for each asking */
  text(state: ServerState): Promise<string>;
  contentType: string;
};

/** What Prometheus is told of the present. What could not be read is missing. */
export type ServerState = {
  parts: Record<"database" | "media", boolean>;
  queues: Record<string, { waiting: number; oldestMs: number; refused?: number }>;
  failedMails: number | undefined;
  disk: DiskSpace | undefined;
  databaseBytes: number | undefined;
  pageCache: { entries: number; bytes: number };
  runs: Awaited<ReturnType<typeof listRuns>>;
};

export type DiskSpace = { freeBytes: number; totalBytes: number };
