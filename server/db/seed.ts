import { changedPassword, passwordMessages } from "#app/lib/password-rules.ts";
import { isCommonPassword } from "#server/common-passwords.ts";
import type { Deps } from "#server/deps.ts";
import { EnvironmentError } from "#server/env.ts";
import { createFirstAdministrator } from "./accounts.ts";

/**
 * Gives a database without users its first administrator, and, unless SEED=none, the sample content that makes
 * a new installation look finished. A database that has a user is left alone.
 * @throws EnvironmentError when the password that was set for him breaks the rule of changed ones (CRED-03)
 * @returns the administrator made just now; with its password only when it was made up here
 */
export async function fillEmptyDatabase({
  db,
  env,
  clock,
  features,
}: Deps): Promise<{ administrator?: { email: string; password?: string } }> {
  const users = await db.selectFrom("users").select("id").limit(1).execute();
  if (users.length > 0) return {};
  const fault = env.admin && (await passwordFault(env.admin.password));
  if (fault) throw new EnvironmentError(`ADMIN_PASSWORD: ${fault}`);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const administrator = await createFirstAdministrator(trx, now, env.admin);
    if (env.seed === "sample") for (const { samples } of features) await samples?.add(trx, now);
    return { administrator };
  });
}

async function passwordFault(password: string): Promise<string | undefined> {
  const { error } = changedPassword(passwordMessages.tooShort).safeParse(password);
  if (error) return error.issues[0]?.message;
  return (await isCommonPassword(password)) ? passwordMessages.tooCommon : undefined;
}
