import { revokeAccess } from "#server/db/accounts.ts";
import type { Db } from "#server/db/connect.ts";

/** @returns whether the user is still there and may sign in; if not, nothing is written */
export async function changeUsername(trx: Db, userId: number, name: string): Promise<boolean> {
  return changeOwn(trx, userId, { name });
}

/**
 * Sets the password and ends every other session of the user.
 * @param tokenHash of the session that asks, which goes on
 * @returns whether the user is still there and may sign in; if not, nothing is written
 */
export async function changePassword(
  trx: Db,
  { userId, tokenHash }: { userId: number; tokenHash: string },
  passwordHash: string,
): Promise<boolean> {
  const changed = await changeOwn(trx, userId, { password_hash: passwordHash });
  if (changed) await revokeAccess(trx, userId, tokenHash);
  return changed;
}

async function changeOwn(trx: Db, userId: number, change: { name: string } | { password_hash: string }) {
  const result = await trx
    .updateTable("users")
    .set(change)
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
