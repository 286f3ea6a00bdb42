import type { Env } from "#server/env.ts";

const postgresLockNumber = 8_633_001;

/**
 * Runs `work` (migrations, first administrator, sample content) in one process at a time; others wait. The
 * lock belongs to an open connection, so it ends with the process that has it. With SQLite there is one server only
 * (server-lock.ts).
 */
export async function withSetupLock<Result>(
  { databaseUrl }: Pick<Env, "databaseUrl">,
  work: () => Promise<Result>,
): Promise<Result> {
  return databaseUrl ? withPostgresLock(databaseUrl, work) : work();
}

async function withPostgresLock<Result>(connectionString: string, work: () => Promise<Result>) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [postgresLockNumber]);
    return await work();
  } finally {
    await client.end();
  }
}
