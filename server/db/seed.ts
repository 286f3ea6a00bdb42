import type { Services } from "#server/services.ts";
import { createFirstAdministrator } from "./accounts.ts";

/**
 * Gives a database without users its first administrator, and, unless SEED=none, the sample content that makes
 * a new installation look finished. A database that has a user is left alone.
 * @returns the administrator made just now; with its password only when it was made up here
 */
export async function fillEmptyDatabase({
  db,
  env,
  clock,
  features,
}: Services): Promise<{ administrator?: { email: string; password?: string } }> {
  const users = await db.selectFrom("users").select("id").limit(1).execute();
  if (users.length > 0) return {};
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const administrator = await createFirstAdministrator(trx, now, env.admin);
    if (env.seed === "sample") for (const { samples } of features) await samples?.add(trx, now);
    return { administrator };
  });
}
