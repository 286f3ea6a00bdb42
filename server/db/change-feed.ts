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
 * In ms: how often the connection is asked whether it is still there, and how long that and a message to the others may
 * take. One that is lost without a word would bring no change any more, and nobody would know.
 */
const usualLimits = { heartbeatMs: 10_000, answerMs: 5_000 };

/**
 * @param onChange called for each write by any process, and after each reconnection, because changes in
 *   between are unknown
 * @param onSilence called when the connection is lost: until the next onChange nothing may be cached
 */
export async function postgresChangeFeed(
  connectionString: string,
  log: Logger,
  { onChange, onSilence }: { onChange: () => void; onSilence: () => void },
  { heartbeatMs, answerMs } = usualLimits,
): Promise<ChangeFeed> {
  const { Client } = (await import("pg")).default;
  let client: pg.Client | undefined;
  let closing = false;
  let retry: NodeJS.Timeout | undefined;

  function lose(connection: pg.Client, error?: unknown): void {
    if (closing || client !== connection) return;
    client = undefined;
    void connection.end().catch(() => undefined);
    log.warn({ err: error }, "the change feed is interrupted; no page is cached until it is restored");
    onSilence();
    retry = setTimeout(tryAgain, retryAfter);
  }

  async function listen(): Promise<void> {
    const next = new Client({
      connectionString,
      application_name: "umeed changes",
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    next.on("error", (error) => lose(next, error));
    next.on("end", () => lose(next));
    next.on("notification", () => onChange());
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      // What this process wrote meanwhile, the others have not heard of.
      await next.query(`notify ${channel}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    onChange();
  }

  function tryAgain(): void {
    if (closing) return;
    listen().catch(() => {
      retry = setTimeout(tryAgain, retryAfter);
    });
  }

  /** One query at a time on this connection; it is given up when one is not answered. */
  let asked: Promise<unknown> = Promise.resolve();
  function ask(sql: string): Promise<unknown> {
    const query = async () => {
      const asking = client;
      if (!asking) return;
      await asking.query(sql).catch((error: unknown) => {
        lose(asking, error);
        throw error;
      });
    };
    asked = asked.catch(() => undefined).then(query);
    return asked;
  }

  await listen();
  const heartbeat = setInterval(() => void ask("select 1").catch(() => undefined), heartbeatMs).unref();
  return {
    async announce() {
      onChange();
      await ask(`notify ${channel}`);
    },
    async close() {
      closing = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end();
    },
  };
}
