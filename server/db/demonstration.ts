import { commandLine } from "#server/command-line.ts";
import type { Deps } from "#server/deps.ts";
import { EnvironmentError } from "#server/env.ts";
import type { Db } from "./connect.ts";

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
