import { createHash, randomBytes } from "node:crypto";
import { canonicalEmail } from "#app/contract/email-address.ts";
import { recordChange } from "#server/audit.ts";
import type { FoundSession, Session } from "#server/http/session-check.ts";
import { secondFactorDue } from "#server/two-factor/requirement.ts";
import {
  createChallenge,
  deleteEndedChallenges,
  factorsOf,
  hasFactor,
} from "#server/two-factor/second-factor.ts";
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

/** What came of a right password: a session, or a challenge that a second factor must answer first. */
export type SignedIn = { token: string } | { challenge: string };

/**
 * Opens a session for whoever has given the right password, or asks for the second factor.
 * @param account as it was when its password was compared
 * @param device in words, for its owner
 * @returns undefined when it was removed or disabled, or its password changed, since then
 */
export async function signInWithPassword(
  db: Db,
  account: { id: number; name: string; password_hash: string },
  now: Date,
  device = "",
): Promise<SignedIn | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const unchanged = await trx
      .selectFrom("users")
      .select("id")
      .where("id", "=", account.id)
      .where("password_hash", "=", account.password_hash)
      .where("disabled_at", "is", null)
      .executeTakeFirst();
    if (!unchanged) return undefined;
    if (hasFactor(await factorsOf(trx, account.id)))
      return { challenge: await createChallenge(trx, now, { kind: "sign in", userId: account.id }) };
    return { token: await openSession(trx, account, now, { device }) };
  });
}

/**
 * Opens a session and writes that down. Call it in a transaction that holds the user.
 * @param factor the second factor, if there was one
 * @returns the token: 256 random bits; only its hash is kept, so this is the one time it is known
 */
export async function openSession(
  trx: Db,
  { id, name }: { id: number; name: string },
  now: Date,
  { device, factor }: { device: string; factor?: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const time = now.toISOString();
  await trx
    .insertInto("sessions")
    .values({ token_hash: hashToken(token), user_id: id, created_at: time, last_used_at: time, device })
    .execute();
  const after = factor === undefined ? undefined : { with: factor };
  await recordChange(trx, now, { userId: id, name }, { action: "sign in", noun, id, after });
  return token;
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
    .select(["users.id", "users.name", "users.email", "users.roles", "users.created_at as user_since"])
    .select(["sessions.created_at", "sessions.last_used_at", "sessions.proved_at"])
    .select((row) => [
      row
        .exists(
          row
            .selectFrom("totp_secrets")
            .select("totp_secrets.user_id")
            .whereRef("totp_secrets.user_id", "=", "users.id")
            .where("totp_secrets.confirmed_at", "is not", null),
        )
        .as("has_totp"),
      row
        .exists(
          row.selectFrom("passkeys").select("passkeys.id").whereRef("passkeys.user_id", "=", "users.id"),
        )
        .as("has_passkey"),
    ])
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
  const roles = rolesOf(row.roles);
  const hasSecondFactor = Boolean(row.has_totp) || Boolean(row.has_passkey);
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    tokenHash,
    startedAt: new Date(row.created_at),
    provedAt: new Date(row.proved_at ?? row.created_at),
    roles,
    secondFactorDue: hasSecondFactor
      ? undefined
      : await secondFactorDue(db, { roles, createdAt: row.user_since }),
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

/** Removes what is past its time: sessions, links to set a new password, begun sign-ins. @returns how many */
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
    const challenges = await deleteEndedChallenges(trx, now);
    return Number(sessions.numDeletedRows + links.numDeletedRows) + challenges;
  });
}
