import { passwordMessages } from "#app/lib/password-rules.ts";
import { recordChange } from "#server/audit.ts";
import { revokeAccess } from "#server/db/accounts.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { checkFirstPassword } from "#server/first-password.ts";
import { requireRecentProof, type Session } from "#server/http/session-check.ts";
import { queueCredentialMail } from "#server/mail/staff-mail.ts";
import { isOwnPassword, limitProofs } from "#server/own-password.ts";
import { hashPassword, isCommonPassword } from "#server/passwords.ts";
import { credentialsMessages } from "./credentials.messages.ts";
import type { PasswordForm } from "./credentials.schema.ts";

/** @returns whether the user is still there and may sign in; if not, nothing is written */
async function changeUsername(trx: Db, userId: number, name: string): Promise<boolean> {
  return changeOwn(trx, userId, { name });
}

/**
 * Sets the password and ends every other session of the user.
 * @param tokenHash of the session that asks, which goes on
 * @returns whether the user is still there and may sign in; if not, nothing is written
 */
async function changePassword(
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

const noun = "user";

/** Why nothing was changed: a rule's words, the seconds to wait, or that the user is gone or disabled meanwhile. */
export type CredentialsFault = { refused: string } | { wait: number } | { gone: true };

/** What a signed-in user changes about himself. Each change is written down. */
export function credentialsService(deps: Deps) {
  const { db, clock } = deps;

  async function rename(who: Session, name: string): Promise<CredentialsFault | undefined> {
    return db.transaction().execute(async (trx) => {
      if (!(await changeUsername(trx, who.userId, name))) return { gone: true };
      const change = { action: "update", noun, id: who.userId, before: { name: who.name }, after: { name } };
      await recordChange(trx, clock.now(), who, change);
      await queueCredentialMail(trx, clock.now(), { name, email: who.email }, "username");
      return undefined;
    });
  }

  async function setPassword(who: Session, form: PasswordForm): Promise<CredentialsFault | undefined> {
    if (await isCommonPassword(form.newPassword)) return { refused: passwordMessages.tooCommon };
    const fault = await checkCurrent(who, form.currentPassword);
    if (fault) return fault;
    const hash = await hashPassword(form.newPassword);
    const gone = await db.transaction().execute(async (trx): Promise<{ gone: true } | undefined> => {
      if (!(await changePassword(trx, who, hash))) return { gone: true };
      const after = { password: "set" };
      await recordChange(trx, clock.now(), who, {
        action: "update",
        noun,
        id: who.userId,
        name: who.name,
        after,
      });
      await queueCredentialMail(trx, clock.now(), who, "password");
      return undefined;
    });
    await checkFirstPassword(deps);
    return gone;
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
      requireRecentProof(who, clock.now());
      return undefined;
    }
    const look = () => isOwnPassword(deps, who, password);
    const result = await limitProofs(deps, who, "change password", look);
    if (result === "wrong") return { refused: credentialsMessages.currentWrong };
    return "wait" in result ? result : undefined;
  }

  return { rename, setPassword };
}
