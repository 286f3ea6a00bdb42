import { countFailure } from "#server/audit.ts";
import { lockAccount } from "#server/db/accounts.ts";
import { openSession } from "#server/db/sessions.ts";
import type { Deps } from "#server/deps.ts";
import { askForPasskey, passkeysWork } from "#server/two-factor/passkeys.ts";
import {
  checkFactor,
  createChallenge,
  factorsOf,
  findChallenge,
  takeChallenge,
} from "#server/two-factor/second-factor.ts";
import { secondFactorMessages as messages } from "./session.messages.ts";
import type { SecondFactorAsked, SecondFactorForm } from "./session.schema.ts";
import { secondFactorTries, signInLimits } from "./sign-in-limits.server.ts";

/** What the browser is told of the second factors that an account has. */
export async function secondFactorAsked(
  { db, env }: Deps,
  userId: number,
  challenge: string,
): Promise<SecondFactorAsked> {
  const { totp, recoveryCodes, passkeys } = await factorsOf(db, userId);
  const passkey =
    passkeys.length > 0 && passkeysWork(env)
      ? { ...(await askForPasskey(env, challenge, passkeys)) }
      : undefined;
  const ways: SecondFactorAsked["ways"] = [];
  if (totp) ways.push("code");
  if (passkey) ways.push("passkey");
  if (recoveryCodes > 0) ways.push("recovery code");
  return { challenge, ways, passkey };
}

/** Begins a sign-in in which a passkey tells who it is, and proves it. */
export async function startPasskeySignIn({ db, env, clock }: Deps) {
  const challenge = await createChallenge(db, clock.now(), { kind: "passkey sign in", userId: null });
  return { challenge, passkey: { ...(await askForPasskey(env, challenge)) } };
}

type Finished = { token: string; user_name: string; email: string } | { refused: string } | { wait: number };

/** Signs in whoever has answered a challenge with a second factor of theirs. Of two with the same answer one is refused. */
export async function finishSignIn(
  deps: Deps,
  { challenge, ...given }: SecondFactorForm,
  { address, device }: { address: string; device: string },
): Promise<Finished> {
  const { db, clock } = deps;
  const begun = await findChallenge(db, clock.now(), challenge, ["sign in", "passkey sign in"]);
  if (!begun) return { refused: messages.ended };
  // Of a passkey alone nobody knows whose it is: each challenge has one try, and an address may begin so many.
  const attempt = begun.user_id === null ? undefined : { email: String(begun.user_id), address };
  const tries = secondFactorTries(deps);
  const wait = attempt && (await tries.take(attempt));
  if (wait) return { wait };

  const checked = await checkFactor(deps, begun.user_id ?? undefined, challenge, given);
  const finished =
    checked &&
    (await db.transaction().execute(async (trx) => {
      const now = clock.now();
      const account = await lockAccount(trx, checked.userId);
      if (!account || account.disabled_at !== null) return undefined;
      const open = await findChallenge(trx, now, challenge, [begun.kind]);
      if (!open || !(await checked.use(trx)) || !(await takeChallenge(trx, challenge))) return undefined;
      const token = await openSession(trx, account, now, { device, factor: checked.kind });
      return { token, user_name: account.name, email: account.email };
    }));
  if (finished) {
    if (attempt) {
      await tries.welcome(attempt);
      await signInLimits(deps).welcome({ email: finished.email, address });
    }
    return finished;
  }
  if (begun.user_id === null) {
    await takeChallenge(db, challenge);
    await countFailure(db, clock.now(), "second factor", undefined);
    return { refused: messages.unknownPasskey };
  }
  const account = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "=", begun.user_id)
    .executeTakeFirst();
  await countFailure(db, clock.now(), "second factor", account);
  return { refused: "passkey" in given ? messages.wrongPasskey : messages.wrong };
}
