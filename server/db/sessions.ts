import { createHash, randomBytes } from "node:crypto";
import { canonicalEmail } from "#app/contract/email-address.ts";
import { recordChange } from "#server/audit.ts";
import type { FoundSession, Session } from "#server/http/session-check.ts";
import { lockAccount } from "./accounts.ts";
import type { Db } from "./connect.ts";
import { rolesOf } from "./roles.ts";

/** A session ends after this long without a call ... */
export const idleMilliseconds = 12 * 60 * 60 * 1000;
/** ... and this long after the sign-in at the latest. */
export const absoluteMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** A used session is written down at most this often: reading must not turn into writing. */
const writeIntervalMs = 60_000;

const noun = "session";

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** The account behind an address, as typed in any case; undefined for one that may not sign in. */
export async function findAccount(db: Db, email: string) {
  return db
    .selectFrom("users")
    .select(["id", "name", "email", "password_hash"])
    .where("email", "=", canonicalEmail(email))
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}

/**
 * Opens a session and writes that down. The token is 256 random bits; only its hash is kept, so this is the one time
 * it is known.
 * @param account as it was when its password was compared
 * @param device in words, for its owner
 * @returns undefined when it was removed or disabled, or its password changed, since then
 */
export async function createSession(
  db: Db,
  { id, name, password_hash }: { id: number; name: string; password_hash: string },
  now: Date,
  device = "",
): Promise<string | undefined> {
  const token = randomBytes(32).toString("base64url");
  const time = now.toISOString();
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    const unchanged = await trx
      .selectFrom("users")
      .select("id")
      .where("id", "=", id)
      .where("password_hash", "=", password_hash)
      .where("disabled_at", "is", null)
      .executeTakeFirst();
    if (!unchanged) return undefined;
    await trx
      .insertInto("sessions")
      .values({ token_hash: hashToken(token), user_id: id, created_at: time, last_used_at: time, device })
      .execute();
    await recordChange(trx, now, { userId: id, name }, { action: "sign in", noun, id });
    return token;
  });
}

/**
 * Who a token belongs to; undefined when it is unknown, revoked or past its time, or its user is disabled.
 * Using it renews it.
 */
export async function findSession(db: Db, token: string, now: Date): Promise<FoundSession | undefined> {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.name", "users.email", "users.roles"])
    .select(["sessions.created_at", "sessions.last_used_at"])
    .where("token_hash", "=", tokenHash)
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const idle = now.getTime() - Date.parse(row.last_used_at);
  if (idle > idleMilliseconds || now.getTime() - Date.parse(row.created_at) > absoluteMilliseconds) {
    await deleteSession(db, tokenHash);
    return undefined;
  }
  if (idle > writeIntervalMs) {
    await db
      .updateTable("sessions")
      .set({ last_used_at: now.toISOString() })
      .where("token_hash", "=", tokenHash)
      .execute();
  }
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    tokenHash,
    startedAt: new Date(row.created_at),
    roles: rolesOf(row.roles),
  };
}

async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends the session of who signs out, and writes that down. */
export async function endSession(db: Db, who: Session, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, who.userId);
    await recordChange(trx, now, who, { action: "sign out", noun, id: who.userId });
    await deleteSession(trx, who.tokenHash);
  });
}

/** Removes the sessions and the links to set a new password that are past their time. @returns how many */
export async function deleteExpired(db: Db, now: Date): Promise<number> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  return db.transaction().execute(async (trx) => {
    const sessions = await trx
      .deleteFrom("sessions")
      .where((row) =>
        row.or([
          row("last_used_at", "<", before(idleMilliseconds)),
          row("created_at", "<", before(absoluteMilliseconds)),
        ]),
      )
      .executeTakeFirst();
    const links = await trx
      .deleteFrom("password_resets")
      .where("expires_at", "<=", now.toISOString())
      .executeTakeFirst();
    return Number(sessions.numDeletedRows + links.numDeletedRows);
  });
}
