import { recordChange } from "#server/audit.ts";
import { isCommonPassword } from "#server/common-passwords.ts";
import type { Account } from "#server/db/accounts.ts";
import { findAccount } from "#server/db/sessions.ts";
import type { Deps } from "#server/deps.ts";
import { checkFirstPassword } from "#server/first-password.ts";
import { queueCredentialMail } from "#server/mail/credential-mail.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { hashPassword } from "#server/passwords.ts";
import { linkMinutes } from "./session.messages.ts";
import { createPasswordReset, findPasswordReset, usePasswordReset } from "./session-reset.store.server.ts";

/**
 * Mails a link to whoever has an account under this address. Without a mail server none is made: it would wait
 * in the outbox, dead long before it could leave.
 */
export async function sendResetLink({ db, clock, env }: Deps, email: string): Promise<void> {
  const account = await findAccount(db, email);
  if (!account || env.mail.url === undefined) return;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const token = await createPasswordReset(trx, account.id, now);
    if (!token) return;
    await queueMail(trx, now, {
      to: account.email,
      content: {
        subject: "Set a new password",
        greeting: `Dear ${account.name},`,
        paragraphs: [
          "somebody, most likely you, has asked to set a new password for the dashboard.",
          `The link works once, for ${linkMinutes} minutes. If you did not ask for it, ignore this email; your password stays the same.`,
        ],
        action: { label: "Set a new password", url: `${env.siteUrl}/reset-password?token=${token}` },
      },
    });
  });
}

/** @returns the user whose password was set, or why it was not: a commonplace password does not use the link up */
export async function setNewPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<Account | "dead link" | "common password"> {
  const { db, clock } = deps;
  // Looked up before hashing, which is made to be slow: a made-up link must not cost us that.
  if ((await findPasswordReset(db, token, clock.now())) === undefined) return "dead link";
  if (await isCommonPassword(password)) return "common password";
  const passwordHash = await hashPassword(password);
  const done = await db.transaction().execute(async (trx): Promise<Account | "dead link"> => {
    const now = clock.now();
    const account = await usePasswordReset(trx, token, passwordHash, now);
    if (!account) return "dead link";
    const change = { action: "reset password", noun: "user", id: account.id, after: { password: "set" } };
    await recordChange(trx, now, { userId: account.id, name: account.name }, change);
    await queueCredentialMail(trx, now, account, "password");
    return account;
  });
  await checkFirstPassword(deps);
  return done;
}
