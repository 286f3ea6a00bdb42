import { createHash, randomBytes } from "node:crypto";
import { type Account, lockAccount, revokeAccess, revokeLinks } from "#server/db/accounts.ts";
import type { Db } from "#server/db/connect.ts";
import { linkMinutes } from "./session.messages.ts";

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Makes the one link that a user may have. The token is 256 random bits; only its hash is kept.
 * Call it in a transaction.
 * @returns the token, undefined when the user is gone or disabled
 */
export async function createPasswordReset(trx: Db, userId: number, now: Date): Promise<string | undefined> {
  const account = await lockAccount(trx, userId);
  if (!account || account.disabled_at !== null) return undefined;
  await revokeLinks(trx, userId);
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(now.getTime() + linkMinutes * 60_000);
  await trx
    .insertInto("password_resets")
    .values({ token_hash: hashToken(token), user_id: userId, expires_at: expires.toISOString() })
    .execute();
  return token;
}

/** Whose link this is; undefined when it is unknown, used or past its time. */
export async function findPasswordReset(db: Db, token: string, now: Date): Promise<number | undefined> {
  const link = await db
    .selectFrom("password_resets")
    .select("user_id")
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return link?.user_id;
}

/**
 * Uses a link up: sets the password and ends every session and link of its user. Call it in a transaction.
 * @returns the user, undefined when the link is dead by now or the user disabled
 */
export async function usePasswordReset(
  trx: Db,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<Account | undefined> {
  const userId = await findPasswordReset(trx, token, now);
  const account = userId === undefined ? undefined : await lockAccount(trx, userId);
  if (!account || account.disabled_at !== null) return undefined;
  // Looked at again now that the user is held: of two who come with the same link, one is too late.
  if ((await findPasswordReset(trx, token, now)) === undefined) return undefined;
  await trx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", account.id).execute();
  await revokeAccess(trx, account.id);
  return account;
}
