import { hashPassword, makePassword } from "#server/passwords.ts";
import type { Db } from "./connect.ts";

/* What users, credentials and the password reset do alike to an account. */

export type Account = { id: number; name: string; email: string; disabled_at: string | null };

/**
 * Reads a user and keeps everybody else from changing it until the transaction ends. Writing the name over
 * itself is the one way to lock a row that both databases know. Take a user before its sessions and links, and
 * two users in the order of their numbers: then no two transactions wait for each other.
 */
export async function lockAccount(trx: Db, id: number): Promise<Account | undefined> {
  return trx
    .updateTable("users")
    .set((set) => ({ name: set.ref("users.name") }))
    .where("id", "=", id)
    .returning(["id", "name", "email", "disabled_at"])
    .executeTakeFirst();
}

/**
 * Ends a user's sessions and the links to set a new password.
 * @param keep the hash of the token whose session goes on: that of whoever asked
 */
export async function revokeAccess(trx: Db, userId: number, keep = ""): Promise<void> {
  await trx.deleteFrom("sessions").where("user_id", "=", userId).where("token_hash", "!=", keep).execute();
  await revokeLinks(trx, userId);
}

/** Ends the links to set a new password that are under way to a user. */
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
  const email = (named?.email ?? "admin@umeed.example").toLowerCase();
  const password = named?.password ?? makePassword();
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
