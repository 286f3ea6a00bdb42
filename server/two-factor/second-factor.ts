import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { PasskeyAnswer } from "#app/lib/second-factor-rules.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { SignInChallengesTable } from "#server/db/staff-schema.ts";
import type { Deps } from "#server/deps.ts";
import { queueCredentialMail } from "#server/mail/staff-mail.ts";
import { createSealer, type Sealer } from "#server/sealing.ts";
import { checkPasskey, countPasskeyUse, type Passkey, passkeysOf } from "./passkeys.ts";
import { countRecoveryCodes, findRecoveryCode } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";

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

/** What somebody gives to show that it is they. */
export type SecondFactor = { code: string } | { recovery_code: string } | { passkey: PasskeyAnswer };
export type FactorKind = "code" | "recovery code" | "passkey";

export const totpSealer = (db: Db): Sealer => createSealer(db, "totp");

/** What a user can sign in with beside the password. Recovery codes are no factor by themselves. */
export type Factors = { totp: boolean; recoveryCodes: number; passkeys: Passkey[] };

export async function factorsOf(db: Db, userId: number): Promise<Factors> {
  const totp = await db
    .selectFrom("totp_secrets")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return {
    totp: totp !== undefined,
    recoveryCodes: await countRecoveryCodes(db, userId),
    passkeys: await passkeysOf(db, userId),
  };
}

export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys.length > 0;

export type CheckedFactor = {
  kind: FactorKind;
  userId: number;
  /** Uses it up, in the transaction of what it proves. @returns whether nobody else did before */
  use: (trx: Db) => Promise<boolean>;
};

/**
 * Looks at a factor, outside of any transaction.
 * @param userId whose it must be; undefined: whose passkey it is
 * @param token of the challenge that a passkey answers
 * @returns undefined when it is wrong
 */
export async function checkFactor(
  deps: Pick<Deps, "db" | "env" | "clock">,
  userId: number | undefined,
  token: string,
  given: SecondFactor,
): Promise<CheckedFactor | undefined> {
  if ("passkey" in given) {
    const answered = await checkPasskey(deps.db, deps.env, token, given.passkey);
    if (!answered || (userId !== undefined && answered.key.user_id !== userId)) return undefined;
    const use = (trx: Db) => countPasskeyUse(trx, answered, deps.clock.now());
    return { kind: "passkey", userId: answered.key.user_id, use };
  }
  if (userId === undefined) return undefined;
  const use =
    "code" in given
      ? await checkCode(deps, userId, given.code)
      : await checkRecoveryCode(deps, userId, given.recovery_code);
  return use && { kind: "code" in given ? "code" : "recovery code", userId, use };
}

async function checkCode({ db, clock }: Pick<Deps, "db" | "clock">, userId: number, code: string) {
  const row = await db
    .selectFrom("totp_secrets")
    .select("sealed")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const secret = row && (await totpSealer(db).open(row.sealed, userId));
  const step = secret === undefined ? undefined : stepOfCode(secret, code, clock.now());
  if (!row || step === undefined) return undefined;
  return async (trx: Db) => {
    const { numUpdatedRows } = await trx
      .updateTable("totp_secrets")
      .set({ last_step: step })
      .where("user_id", "=", userId)
      .where("sealed", "=", row.sealed)
      .where("last_step", "<", step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
}

async function checkRecoveryCode({ db, clock }: Pick<Deps, "db" | "clock">, userId: number, code: string) {
  const id = await findRecoveryCode(db, userId, code);
  if (id === undefined) return undefined;
  return async (trx: Db) => {
    const { numDeletedRows } = await trx.deleteFrom("recovery_codes").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const left = await countRecoveryCodes(trx, userId);
    const { name, email } = await trx
      .selectFrom("users")
      .select(["name", "email"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    const now = clock.now();
    const change = { action: "use recovery code", noun: "second factor", id: userId, after: { left } };
    await recordChange(trx, now, { userId, name }, change);
    await queueCredentialMail(trx, now, { name, email }, "recovery code");
    return true;
  };
}

/** Takes all factors of a user away, and what was begun with them. Call it in a transaction that holds the user. */
export async function removeFactors(trx: Db, userId: number): Promise<void> {
  for (const table of ["totp_secrets", "recovery_codes", "passkeys", "sign_in_challenges"] as const)
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
}
