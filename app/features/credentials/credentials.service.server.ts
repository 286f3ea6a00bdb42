import { passwordMessages } from "#app/lib/password-rules.ts";
import { countFailure, recordChange } from "#server/audit.ts";
import { isCommonPassword } from "#server/common-passwords.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { hasJustSignedIn, type Session } from "#server/http/session-check.ts";
import { hashPassword, passwordFits } from "#server/passwords.ts";
import type { Services } from "#server/services.ts";
import { credentialsMessages, currentPasswordFailures } from "./credentials.messages.ts";
import type { PasswordForm } from "./credentials.schema.ts";
import { changePassword, changeUsername, findPasswordHash } from "./credentials.store.server.ts";

const noun = "user";

/** Why nothing was changed: a rule's words, the seconds to wait, or that the user is gone or disabled meanwhile. */
export type CredentialsFault = { refused: string } | { wait: number } | { gone: true };

/** What a signed-in user changes about himself. Each change is written down. */
export function credentialsService(services: Services) {
  const { db, clock } = services;
  const failures = createRateLimit(services, { name: "current-password", ...currentPasswordFailures });

  async function rename(who: Session, name: string): Promise<CredentialsFault | undefined> {
    return db.transaction().execute(async (trx) => {
      if (!(await changeUsername(trx, who.userId, name))) return { gone: true };
      const change = { action: "update", noun, id: who.userId, before: { name: who.name }, after: { name } };
      await recordChange(trx, clock.now(), who, change);
      return undefined;
    });
  }

  async function setPassword(who: Session, form: PasswordForm): Promise<CredentialsFault | undefined> {
    if (await isCommonPassword(form.newPassword)) return { refused: passwordMessages.tooCommon };
    const fault = await checkCurrent(who, form.currentPassword);
    if (fault) return fault;
    const hash = await hashPassword(form.newPassword);
    return db.transaction().execute(async (trx) => {
      if (!(await changePassword(trx, who, hash))) return { gone: true };
      const after = { password: "set" };
      await recordChange(trx, clock.now(), who, { action: "update", noun, id: who.userId, after });
      return undefined;
    });
  }

  /**
   * Whoever finds a dashboard left open, or has got hold of a token, must not take the account over. Existing clients
   * send no current password, but sign in right before.
   */
  async function checkCurrent(
    who: Session,
    password: string | undefined,
  ): Promise<CredentialsFault | undefined> {
    if (password === undefined) {
      return hasJustSignedIn(who, clock.now()) ? undefined : { refused: credentialsMessages.currentMissing };
    }
    const key = String(who.userId);
    const wait = await failures.take(key);
    if (wait) return { wait };
    if (!(await passwordFits(await findPasswordHash(db, who.userId), password))) {
      await countFailure(db, clock.now(), "change password", { id: who.userId, name: who.name });
      return { refused: credentialsMessages.currentWrong };
    }
    await failures.forget(key);
    return undefined;
  }

  return { rename, setPassword };
}
