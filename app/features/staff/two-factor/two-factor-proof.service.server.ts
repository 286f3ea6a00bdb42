import type { Db } from "#server/db/connect.ts";
import { requireLiveSession } from "#server/db/live-session.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { isOwnPassword, limitProofs } from "#server/own-password.ts";
import { askForPasskey, passkeysWork } from "#server/two-factor/passkeys.ts";
import {
  checkFactor,
  createChallenge,
  factorsOf,
  findChallenge,
  takeChallenge,
} from "#server/two-factor/second-factor.ts";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";
import type { ProofForm } from "./two-factor.schema.ts";

/** By what somebody can prove that it is they, beside the password. */
export async function startProof({ db, env, clock }: Deps, who: Session) {
  const challenge = await db.transaction().execute(async (trx) => {
    await requireLiveSession(trx, who);
    return createChallenge(trx, clock.now(), { kind: "proof", userId: who.userId });
  });
  const { totp, recoveryCodes, passkeys } = await factorsOf(db, who.userId);
  const passkey =
    passkeys.length > 0 && passkeysWork(env)
      ? { ...(await askForPasskey(env, challenge, passkeys)) }
      : undefined;
  return { challenge, code: totp, recovery_code: recoveryCodes > 0, passkey };
}

/** Notes that whoever is signed in has just proved again who they are. @returns why not */
export async function prove(
  deps: Deps,
  who: Session,
  form: ProofForm,
): Promise<undefined | { refused: string } | { wait: number }> {
  const { db, clock } = deps;
  const result = await limitProofs(deps, who, "confirm identity", () => look(deps, who, form));
  if (result !== "wrong" && "wait" in result) return result;
  const proved =
    result !== "wrong" &&
    (await db.transaction().execute(async (trx) => {
      await requireLiveSession(trx, who);
      if (!(await result.proved(trx))) return false;
      await trx
        .updateTable("sessions")
        .set({ proved_at: clock.now().toISOString() })
        .where("token_hash", "=", who.tokenHash)
        .execute();
      return true;
    }));
  if (proved) return undefined;
  if ("password" in form) return { refused: messages.passwordWrong };
  return { refused: "passkey" in form ? messages.passkeyNotAccepted : messages.factorWrong };
}

/** @returns what uses the proof up, undefined when it is wrong */
async function look(
  deps: Deps,
  who: Session,
  form: ProofForm,
): Promise<((trx: Db) => Promise<boolean>) | undefined> {
  if ("password" in form) return (await isOwnPassword(deps, who, form.password)) && (async () => true);
  const { challenge, ...given } = form;
  const begun = await findChallenge(deps.db, deps.clock.now(), challenge, ["proof"]);
  if (begun?.user_id !== who.userId) return undefined;
  const checked = await checkFactor(deps, who.userId, challenge, given);
  return checked && (async (trx) => (await takeChallenge(trx, challenge)) && (await checked.use(trx)));
}
