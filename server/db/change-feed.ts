import type pg from "pg";
import type { Logger } from "pino";

/**
 * Tells every process that serves one PostgreSQL database when content was written, so that none goes on
 * showing a kept page. With SQLite there is one process, and telling itself is enough.
 */
export type ChangeFeed = {
  /** Call it after a write, before its reply leaves. Resolves when this process has been told. */
  announce(): Promise<void>;
  close(): Promise<void>;
};

export function localChangeFeed(onChange: () => void): ChangeFeed {
  return { announce: async () => onChange(), close: async () => undefined };
}

const channel = "umeed_content";
const retryAfter = 1000;

/**
 * @param onChange called for each write by any process, and once whenever the connection was lost and found
 *   again, because what happened in between is unknown
 * @param onSilence called when the connection is lost: until the next onChange nothing may be taken as fresh
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
      log.warn({ err: error }, "the change feed is interrupted; pages are drawn afresh until it is back");
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
  /** One at a time: a connection takes no second question while it answers the first. */
  let announced: Promise<unknown> = Promise.resolve();
  return {
    async announce() {
      onChange();
      // Without the connection the others have lost theirs too, or find out at the next write.
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
