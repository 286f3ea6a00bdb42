import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { SignInChallengesTable } from "#server/db/staff-schema.ts";

/*
 * What was begun and waits for a second factor: a sign-in whose password was right, a question who somebody is, a new
 * passkey. The token goes to the browser once and is WebAuthn's challenge, too; its hash is stored. Each is used once.
 */

export type ChallengeKind = SignInChallengesTable["kind"];
export type Challenge = Selectable<SignInChallengesTable>;

/** How long a challenge may be answered. */
const challengeMinutes = 10;

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Makes a challenge. Those that have ended go.
 * @returns its token, 256 random bits as base64url
 */
export async function createChallenge(
  trx: Db,
  now: Date,
  { kind, userId }: { kind: ChallengeKind; userId: number | null },
): Promise<string> {
  await deleteEndedChallenges(trx, now);
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(now.getTime() + challengeMinutes * 60_000).toISOString();
  await trx
    .insertInto("sign_in_challenges")
    .values({ token_hash: hashToken(token), kind, user_id: userId, expires_at })
    .execute();
  return token;
}

/** @param kinds what it may have been begun for; @returns undefined when it is unknown, used or past its time */
export async function findChallenge(
  db: Db,
  now: Date,
  token: string,
  kinds: readonly ChallengeKind[],
): Promise<Challenge | undefined> {
  return db
    .selectFrom("sign_in_challenges")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("kind", "in", kinds)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Uses a challenge up. @returns whether nobody else did before */
export async function takeChallenge(trx: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("sign_in_challenges")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns how many */
export async function deleteEndedChallenges(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sign_in_challenges")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
