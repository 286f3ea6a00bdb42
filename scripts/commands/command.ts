import { existsSync, rmSync, statSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { connect, type Db, sqliteFile } from "#server/db/connect.ts";
import { migrationStatus, newerMigrations, newerText } from "#server/db/migrate.ts";
import type { Env } from "#server/env.ts";
import { databaseFault } from "#server/wait-for.ts";

/** A command's work. @returns its exit code: 0 when all is done, 1 for what the command names, never 2 */
export type Run = (args: string[]) => Promise<number>;

/** Why a command cannot do its work, in one line for whoever has typed it. It ends with 2. */
export class CommandError extends Error {}

/**
 * The options of a command line, as node:util reads them.
 * @throws CommandError for an option that the command does not have, or one without its value
 */
export function readOptions<Config extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: Config,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * A path where a file is needed: Node's own error for a folder does not name it.
 * @throws CommandError for a folder
 */
export function requireFile(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`${path} is a folder: name the file in it.`);
  return path;
}

/**
 * The database that the settings name, for a command that needs what is in it.
 * @throws CommandError when there is none, or it has not the tables of this program
 */
export async function openDatabase(env: Env): Promise<Db> {
  if (!env.databaseUrl && !existsSync(sqliteFile(env.dataDir))) {
    throw new CommandError(`There is no database in ${env.dataDir} yet.`);
  }
  const { db } = await connect(env);
  try {
    const newer = await newerMigrations(db);
    if (newer.length > 0) throw new CommandError(newerText(newer));
    if ((await migrationStatus(db)).some(({ executedAt }) => !executedAt)) {
      throw new CommandError("The database is older than this program: start the server first.");
    }
    return db;
  } catch (error) {
    await db.destroy();
    throw databaseFault(error, env);
  }
}

/** What a command calls the database in its messages: never with the password of its address. */
export function databaseName({ databaseUrl, dataDir }: Pick<Env, "databaseUrl" | "dataDir">): string {
  if (!databaseUrl) return `SQLite, ${sqliteFile(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${pathname.slice(1)} on ${host}`;
}

/** Asks a question that only "yes" answers with yes. */
export async function isConfirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // A closed input answers nothing, which must not count as yes.
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

/**
 * Removes these files and folders when the command is stopped by Ctrl-C or its service manager: nothing half done stays.
 * @returns ends this
 */
export function removeOnSignal(paths: readonly string[]): () => void {
  const stop = (signal: "SIGINT" | "SIGTERM") => {
    for (const each of paths) rmSync(each, { recursive: true, force: true });
    process.stderr.write("\nStopped. Nothing was kept.\n");
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return () => process.off("SIGINT", stop).off("SIGTERM", stop);
}
