import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import { lockAccount, revokeChallenges } from "#server/db/accounts.ts";
import { type Db, isUniqueViolation } from "#server/db/connect.ts";
import { requireLiveSession } from "#server/db/live-session.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { queueCredentialMail } from "#server/mail/staff-mail.ts";
import { qrSvg } from "#server/qr-svg.ts";
import { askForNewPasskey, checkNewPasskey, passkeysOf, passkeysWork } from "#server/two-factor/passkeys.ts";
import { newRecoveryCodes, replaceRecoveryCodes } from "#server/two-factor/recovery-codes.ts";
import { secondFactorDue } from "#server/two-factor/requirement.ts";
import {
  createChallenge,
  type Factors,
  factorsOf,
  findChallenge,
  hasFactor,
  takeChallenge,
  totpSealer,
} from "#server/two-factor/second-factor.ts";
import { newTotpSecret, stepOfCode, totpUri } from "#server/two-factor/totp.ts";
import { maxPasskeys, twoFactorMessages as messages } from "./two-factor.messages.ts";

/*
 * What a user does with their own second factors. Each change holds the user's row, is in the audit log, ends what was
 * begun with the factors of before, and is told to the owner by mail.
 */

type Fault = { fault: { status: 404 | 409 | 422; message: string } };
const fault = (status: Fault["fault"]["status"], message: string): Fault => ({ fault: { status, message } });

/** Holds the user's row until the transaction ends. @throws SessionEndedError when the session has ended meanwhile */
async function holdOwn(trx: Db, who: Session): Promise<void> {
  await lockAccount(trx, who.userId);
  await requireLiveSession(trx, who);
}

type FactorMail = Parameters<typeof queueCredentialMail>[3];

/** Ends a change: written down, told to the owner, and nothing that was begun before goes on. */
async function finish(
  { clock }: Deps,
  trx: Db,
  who: Session,
  change: { action: string; noun: string; id?: number; after?: object; before?: object },
  mail: FactorMail,
): Promise<void> {
  await recordChange(trx, clock.now(), who, { id: who.userId, ...change });
  await revokeChallenges(trx, who.userId);
  await queueCredentialMail(trx, clock.now(), who, mail);
}

const app = "authenticator app";

/** Begins to set an authenticator app up; until its first code nothing changes. The secret is told this once. */
export async function startTotp(deps: Deps, who: Session): Promise<{ secret: string; qr: string } | Fault> {
  const { db } = deps;
  const secret = newTotpSecret();
  const sealed = await totpSealer(db).seal(secret, who.userId);
  const { name: issuer } = await readContent(deps, "identity");
  const started = await db.transaction().execute(async (trx) => {
    await holdOwn(trx, who);
    if ((await factorsOf(trx, who.userId)).totp) return false;
    await trx.deleteFrom("totp_secrets").where("user_id", "=", who.userId).execute();
    await trx
      .insertInto("totp_secrets")
      .values({ user_id: who.userId, sealed, last_step: 0, confirmed_at: null })
      .execute();
    return true;
  });
  if (!started) return fault(409, messages.totpThere);
  const qr = qrSvg(totpUri(secret, { issuer, label: who.email }), "QR code for an authenticator app");
  return { secret, qr };
}

/** Takes the first code of the app, which is asked for from then on. @returns recovery codes with the first factor */
export async function confirmTotp(
  deps: Deps,
  who: Session,
  { code }: { code: string },
): Promise<{ recovery_codes?: string[] } | Fault> {
  const { db, clock } = deps;
  const pending = await db
    .selectFrom("totp_secrets")
    .select(["sealed", "confirmed_at"])
    .where("user_id", "=", who.userId)
    .executeTakeFirst();
  if (pending?.confirmed_at) return fault(409, messages.totpThere);
  const secret = pending && (await totpSealer(db).open(pending.sealed, who.userId));
  if (!pending || secret === undefined) return fault(409, messages.totpNotStarted);
  const step = stepOfCode(secret, code, clock.now());
  if (step === undefined) return fault(422, messages.codeWrong);
  const codes = await newRecoveryCodes();
  return db.transaction().execute(async (trx) => {
    await holdOwn(trx, who);
    const before = await factorsOf(trx, who.userId);
    const { numUpdatedRows } = await trx
      .updateTable("totp_secrets")
      .set({ confirmed_at: clock.now().toISOString(), last_step: step })
      .where("user_id", "=", who.userId)
      .where("sealed", "=", pending.sealed)
      .where("confirmed_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fault(409, messages.totpNotStarted);
    await finish(deps, trx, who, { action: "create", noun: app }, "authenticator");
    if (hasFactor(before)) return {};
    await replaceRecoveryCodes(trx, who.userId, codes);
    return { recovery_codes: codes.codes };
  });
}

export async function deleteTotp(deps: Deps, who: Session): Promise<undefined | Fault> {
  return deps.db.transaction().execute(async (trx) => {
    await holdOwn(trx, who);
    const factors = await factorsOf(trx, who.userId);
    if (!factors.totp) return fault(404, messages.totpMissing);
    const left = { ...factors, totp: false };
    if (await isStillRequired(trx, who, left)) return fault(409, messages.stillRequired);
    await trx.deleteFrom("totp_secrets").where("user_id", "=", who.userId).execute();
    await forgetCodesWithoutFactor(trx, who, left);
    await finish(deps, trx, who, { action: "delete", noun: app }, "authenticator removed");
    return undefined;
  });
}

/** Begins to add a passkey. */
export async function startPasskey(deps: Deps, who: Session) {
  const { db, env, clock } = deps;
  if (!passkeysWork(env)) return fault(409, messages.passkeysDoNotWork);
  const { name: issuer } = await readContent(deps, "identity");
  const challenge = await db.transaction().execute(async (trx) => {
    await requireLiveSession(trx, who);
    return createChallenge(trx, clock.now(), { kind: "new passkey", userId: who.userId });
  });
  const keys = await passkeysOf(db, who.userId);
  const user = { id: who.userId, name: who.name, email: who.email };
  const passkey = { ...(await askForNewPasskey(env, challenge, user, { issuer, keys })) };
  return { challenge, passkey };
}

type NewPasskey = { challenge: string; name: string; passkey: Parameters<typeof checkNewPasskey>[2] };

/** Adds a passkey by the answer of a browser. @returns recovery codes with the first factor */
export async function createPasskey(
  deps: Deps,
  who: Session,
  { challenge, name, passkey }: NewPasskey,
): Promise<{ recovery_codes?: string[] } | Fault> {
  const { db, env, clock } = deps;
  const begun = await findChallenge(db, clock.now(), challenge, ["new passkey"]);
  if (begun?.user_id !== who.userId) return fault(422, messages.passkeyWrong);
  const key = await checkNewPasskey(env, challenge, passkey);
  if (!key) return fault(422, messages.passkeyWrong);
  const codes = await newRecoveryCodes();
  const add = async (trx: Db) => {
    await holdOwn(trx, who);
    const before = await factorsOf(trx, who.userId);
    if (before.passkeys.length >= maxPasskeys) return fault(409, messages.tooManyPasskeys);
    if (!(await takeChallenge(trx, challenge))) return fault(422, messages.passkeyWrong);
    const created_at = clock.now().toISOString();
    const { id } = await trx
      .insertInto("passkeys")
      .values({ ...key, user_id: who.userId, name, created_at, last_used_at: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    const change = { action: "create", noun: "passkey", id, after: { name } };
    await finish(deps, trx, who, change, "passkey");
    if (hasFactor(before)) return {};
    await replaceRecoveryCodes(trx, who.userId, codes);
    return { recovery_codes: codes.codes };
  };
  try {
    return await db.transaction().execute(add);
  } catch (error) {
    if (isUniqueViolation(error)) return fault(409, messages.passkeyThere);
    throw error;
  }
}

export async function deletePasskey(
  deps: Deps,
  who: Session,
  { id }: { id: number },
): Promise<undefined | Fault> {
  return deps.db.transaction().execute(async (trx) => {
    await holdOwn(trx, who);
    const factors = await factorsOf(trx, who.userId);
    const key = factors.passkeys.find((each) => each.id === id);
    if (!key) return fault(404, messages.passkeyMissing);
    const left = { ...factors, passkeys: factors.passkeys.filter((each) => each.id !== id) };
    if (await isStillRequired(trx, who, left)) return fault(409, messages.stillRequired);
    await trx.deleteFrom("passkeys").where("id", "=", id).execute();
    await forgetCodesWithoutFactor(trx, who, left);
    const change = { action: "delete", noun: "passkey", id, before: { name: key.name } };
    await finish(deps, trx, who, change, "passkey removed");
    return undefined;
  });
}

/** Makes new recovery codes; those of before work no longer. */
export async function renewRecoveryCodes(
  deps: Deps,
  who: Session,
): Promise<{ recovery_codes: string[] } | Fault> {
  const codes = await newRecoveryCodes();
  return deps.db.transaction().execute(async (trx) => {
    await holdOwn(trx, who);
    if (!hasFactor(await factorsOf(trx, who.userId))) return fault(409, messages.noFactor);
    await replaceRecoveryCodes(trx, who.userId, codes);
    await finish(deps, trx, who, { action: "create", noun: "recovery codes" }, "recovery codes");
    return { recovery_codes: codes.codes };
  });
}

/** Whether a user who keeps only these could do nothing any more, or soon. */
async function isStillRequired(trx: Db, { userId, roles }: Session, left: Factors): Promise<boolean> {
  if (hasFactor(left)) return false;
  const { created_at: createdAt } = await trx
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return (await secondFactorDue(trx, { roles, createdAt })) !== undefined;
}

/** Without a factor nothing asks for the codes, and those of an earlier time must not come back with the next one. */
async function forgetCodesWithoutFactor(trx: Db, { userId }: Session, left: Factors): Promise<void> {
  if (!hasFactor(left)) await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}
