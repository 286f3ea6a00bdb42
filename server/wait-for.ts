import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { type Env, EnvironmentError } from "./env.ts";
import { type Media, NoBucketError } from "./media/media.ts";
import { reasonOf } from "./start-faults.ts";

/** How long a start waits for another machine, and between two tries; in ms. */
export type StartPatience = { limitMs: number; pauseMs: number };
export const usualStartPatience: StartPatience = { limitMs: 60_000, pauseMs: 1_000 };

type Waiting = { log: Logger; patience: StartPatience };
type Awaited = {
  /** "PostgreSQL at db.example:5432". */
  name: string;
  /** What to do when it never answers, after a colon. */
  advice: string;
  try: () => Promise<void>;
  /** Why another try is of no use, in one line. */
  final: (error: unknown) => string | undefined;
};

/** Tries until another machine answers, and says so in the log. @throws EnvironmentError when it does not in time */
async function waitFor({ name, advice, try: once, final }: Awaited, { log, patience }: Waiting) {
  const begun = performance.now();
  const seconds = Math.round(patience.limitMs / 1000);
  let told = false;
  for (;;) {
    try {
      await once();
      if (told) log.info(`${name} answers`);
      return;
    } catch (error) {
      const line = final(error);
      if (line) throw new EnvironmentError(line, { cause: error });
      const reason = reasonOf(error);
      if (!told) log.warn({ reason }, `${name} does not answer: it is tried again for ${seconds} s`);
      told = true;
      if (performance.now() - begun >= patience.limitMs) {
        throw new EnvironmentError(`${name} does not answer (${reason}; tried for ${seconds} s): ${advice}`, {
          cause: error,
        });
      }
    }
    await wait(patience.pauseMs);
  }
}

const connectLimitMs = 5000;

/** Waits for PostgreSQL, where the settings name one: it may start later than this machine does. */
export async function waitForPostgres(
  { databaseUrl }: Pick<Env, "databaseUrl">,
  waiting: Waiting,
): Promise<void> {
  if (!databaseUrl) return;
  const { default: pg } = await import("pg");
  await waitFor(
    {
      name: postgresName(databaseUrl),
      advice: "start it, or correct DATABASE_URL.",
      try: async () => {
        const client = new pg.Client({
          connectionString: databaseUrl,
          connectionTimeoutMillis: connectLimitMs,
        });
        // A connection that is lost after the check is the next one's matter.
        client.on("error", () => undefined);
        await client.connect().finally(() => client.end().catch(() => undefined));
      },
      final: (error) => postgresRefusal(error, databaseUrl),
    },
    waiting,
  );
}

/** Never with the user or the password. */
function postgresName(databaseUrl: string): string {
  const { hostname, port } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname || "localhost"}:${port || "5432"}`;
}

/** PostgreSQL answers, and refuses us for good. */
function postgresRefusal(error: unknown, databaseUrl: string): string | undefined {
  const code = String((error as { code?: unknown }).code);
  const name = postgresName(databaseUrl);
  if (code.startsWith("28")) return `${name} refuses the user or the password: correct DATABASE_URL.`;
  if (code === "3D000") {
    const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
    return `${name} has no database ${database}: create it, or correct DATABASE_URL.`;
  }
  return undefined;
}

/** Why a command cannot use the database of the settings; the error itself where that is not known. */
export function databaseFault(error: unknown, { databaseUrl }: Pick<Env, "databaseUrl">): unknown {
  if (!databaseUrl) return error;
  const refusal = postgresRefusal(error, databaseUrl);
  const isAway = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "ECONNRESET", "57P03"].includes(
    String((error as { code?: unknown }).code),
  );
  const away =
    isAway &&
    `${postgresName(databaseUrl)} does not answer (${reasonOf(error)}): start it, or correct DATABASE_URL.`;
  return refusal || away ? new EnvironmentError(refusal || away || "", { cause: error }) : error;
}

/** Waits for the bucket of uploads, where the settings name one. */
export async function waitForBucket({ s3 }: Pick<Env, "s3">, media: Media, waiting: Waiting): Promise<void> {
  if (!s3) return;
  const place = s3.endpoint ? new URL(s3.endpoint).host : `region ${s3.region}`;
  await waitFor(
    {
      name: `The bucket ${s3.bucket} at ${place}`,
      advice: "start the storage, or correct S3_ENDPOINT.",
      try: () =>
        media.check().catch((error: Error) => {
          throw error.cause ?? error;
        }),
      final: (error) => {
        if (error instanceof NoBucketError) {
          return `There is no bucket ${s3.bucket} at ${place}: create it, or correct S3_BUCKET.`;
        }
        const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
        if (status !== 401 && status !== 403) return undefined;
        return `The storage at ${place} refuses the keys for the bucket ${s3.bucket}: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
      },
    },
    waiting,
  );
}
