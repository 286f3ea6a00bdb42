import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { absent } from "./data-folder.ts";
import { findAccount } from "./db/sessions.ts";
import type { Deps } from "./deps.ts";
import { passwordFits } from "./passwords.ts";

export type FirstAdministrator = { email: string; password?: string };

const firstPasswordFile = (dataDir: string) => path.join(dataDir, "first-password");

/**
 * Keeps the password that was made up for the first administrator where only the server's own user reads it: nobody else
 * knows it, and the start may still fail. START-09.
 */
export async function keepFirstPassword(
  { env }: Pick<Deps, "env">,
  { email, password }: FirstAdministrator,
): Promise<void> {
  if (password === undefined) return;
  await writeFile(firstPasswordFile(env.dataDir), `${email}\n${password}\n`, { mode: 0o600 });
}

/** A person has read it. */
export const forgetFirstPassword = ({ env }: Pick<Deps, "env">): Promise<void> =>
  rm(firstPasswordFile(env.dataDir), { force: true });

/**
 * Removes the file once its password opens no account any more, and names it in the log until then, never the password:
 * after each change of a password, at the start, and once a day. A failure is logged: it must not undo what was asked
 * for.
 */
export async function checkFirstPassword({ env, db, log }: Pick<Deps, "env" | "db" | "log">): Promise<void> {
  const file = firstPasswordFile(env.dataDir);
  try {
    const text = await readFile(file, "utf8").catch(absent);
    if (text === undefined) return;
    const [email = "", password = ""] = text.split("\n");
    const account = await findAccount(db, email);
    if (account && (await passwordFits(account.password_hash, password))) {
      const kept =
        "the first administrator's email and password are in this file: sign in and change the password";
      log.warn({ file }, kept);
      return;
    }
    await rm(file, { force: true });
    log.info({ file }, "the file with the first password is removed: the password has been changed");
  } catch (error) {
    log.error({ err: error, file }, "the file with the first password could not be removed");
  }
}
