import type pg from "pg";
import type { Logger } from "pino";

/**
 * Notifies every process on one PostgreSQL database of content changes, so that none serves an outdated
 * cached page. With SQLite there is one process.
 */
export type ChangeFeed = {
  /** Call it after a write, before its reply is sent. Resolves when this process has been notified. */
  announce(): Promise<void>;
  close(): Promise<void>;
};

export function localChangeFeed(onChange: () => void): ChangeFeed {
  return { announce: async () => onChange(), close: async () => undefined };
}

const channel = "umeed_content";
const retryAfter = 1000;

/**
 * @param onChange called for each write by any process, and after each reconnection, because changes in
 *   between are unknown
 * @param onSilence called when the connection is lost: until the next onChange nothing may be cached
 */
export async function postgresChangeFeed(
  connectionString: string,
  log: Logger,
  { onChange, onSilence }: { onChange: () => void; onSilence: () => void },
): Promise<ChangeFeed> {
  const { Client } = (await import("pg")).default;
  let client: pg.Client | undefined;
  let closing = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const next = new Client({ connectionString, application_name: "umeed changes" });
    const lost = (error?: Error) => {
      if (closing || client !== next) return;
      client = undefined;
      log.warn({ err: error }, "the change feed is interrupted; no page is cached until it is restored");
      onSilence();
      retry = setTimeout(tryAgain, retryAfter);
    };
    next.on("error", lost);
    next.on("end", () => lost());
    next.on("notification", () => onChange());
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
    onChange();
  }

  function tryAgain(): void {
    if (closing) return;
    listen().catch(() => {
      retry = setTimeout(tryAgain, retryAfter);
    });
  }

  await listen();
  /** One query at a time on this connection. */
  let announced: Promise<unknown> = Promise.resolve();
  return {
    async announce() {
      onChange();
      // When the connection is lost, the other processes reconnect too or notice at the next write.
      announced = announced.catch(() => undefined).then(() => client?.query(`notify ${channel}`));
      await announced;
    },
    async close() {
      closing = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
