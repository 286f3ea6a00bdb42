import { changedPassword, passwordMessages } from "#app/lib/password-rules.ts";
import { commandLine } from "#server/command-line.ts";
import type { Deps } from "#server/deps.ts";
import { EnvironmentError } from "#server/env.ts";
import { isCommonPassword } from "#server/passwords.ts";
import { createFirstAdministrator } from "./accounts.ts";
import type { Db } from "./connect.ts";

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

/** Says of an empty database that all it will ever hold is invented. It cannot be unsaid. */
export const markDemonstration = (db: Db, now: Date) =>
  db.insertInto("demonstration").values({ id: 1, started_at: now.toISOString() }).execute();

const isDemonstration = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("demonstration").select("id").executeTakeFirst()) !== undefined;

/**
 * Invented data and real data never meet: the program does not start on a demonstration, nor the demonstration on anything
 * else. DEMO-03.
 * @throws EnvironmentError
 */
export async function refuseMixedData({ db, env }: Pick<Deps, "db" | "env">): Promise<void> {
  const invented = await isDemonstration(db);
  if (invented === env.demo) return;
  throw new EnvironmentError(
    invented
      ? `This database is a demonstration, all of it invented. Set DATA_DIR to another folder, or run \`${commandLine("demo")}\`.`
      : `${env.dataDir} holds a database that is no demonstration. Name another folder with --folder.`,
  );
}
