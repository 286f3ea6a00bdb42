import { canonicalEmail } from "#app/contract/email-address.ts";
import { generatePassword, hashPassword } from "#server/passwords.ts";
import type { Db } from "./connect.ts";

/* Changes to accounts that users, credentials and the password reset share. */

export type Account = { id: number; name: string; email: string; disabled_at: string | null; roles: string };

/**
 * Reads and locks a user until the transaction ends. Whatever ends a session locks its user first: writes of that
 * session are then either done or refused (`requireLiveSession`). Lock a user before its sessions and links, and two users
 * in the order of their ids: then no two transactions deadlock.
 */
export async function lockAccount(trx: Db, id: number): Promise<Account | undefined> {
  return trx
    .updateTable("users")
    .set((set) => ({ name: set.ref("users.name") }))
    .where("id", "=", id)
    .returning(["id", "name", "email", "disabled_at", "roles"])
    .executeTakeFirst();
}

/**
 * Deletes a user's sessions, password reset links and sign-ins that wait for a second factor.
 * @param keep the token hash of the session to keep: that of the request
 */
export async function revokeAccess(trx: Db, userId: number, keep = ""): Promise<void> {
  await trx.deleteFrom("sessions").where("user_id", "=", userId).where("token_hash", "!=", keep).execute();
  await revokeLinks(trx, userId);
  await revokeChallenges(trx, userId);
}

/** Ends what was begun and waits for a second factor. */
export async function revokeChallenges(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("sign_in_challenges").where("user_id", "=", userId).execute();
}

export async function revokeLinks(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

/**
 * The administrator of a new installation: the one that the environment names, else one with a made-up
 * password, which is returned because nobody else knows it.
 */
export async function createFirstAdministrator(
  db: Db,
  now: Date,
  named: { email: string; password: string } | undefined,
): Promise<{ email: string; password?: string }> {
  const email = canonicalEmail(named?.email ?? "admin@umeed.example");
  const password = named?.password ?? generatePassword();
  await db
    .insertInto("users")
    .values({
      name: "Administrator",
      email,
      password_hash: await hashPassword(password),
      created_at: now.toISOString(),
    })
    .execute();
  return named ? { email } : { email, password };
}
