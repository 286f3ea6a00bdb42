import { serverMessages } from "#app/contract/replies.ts";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { recordChange } from "#server/audit.ts";
import type { Account } from "#server/db/accounts.ts";
import { findAccount } from "#server/db/sessions.ts";
import type { Deps } from "#server/deps.ts";
import { checkFirstPassword } from "#server/first-password.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { queueCredentialMail } from "#server/mail/staff-mail.ts";
import { memoize } from "#server/memoize.ts";
import { hashPassword, isCommonPassword } from "#server/passwords.ts";
import { inEvenTime } from "#server/time-limit.ts";
import { asksAllowed, linkMinutes, passwordResetMessages, triesAllowed } from "./session.messages.ts";
import { createPasswordReset, findPasswordReset, usePasswordReset } from "./session-reset.store.server.ts";
import { signInLimits } from "./sign-in-limits.server.ts";

/**
 * Mails a link to whoever has an account under this address. Without a mail server none is made: it would wait
 * in the outbox, dead long before it could leave.
 */
async function sendResetLink({ db, clock, env }: Deps, email: string): Promise<void> {
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
async function setNewPassword(
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

const hour = 60 * 60;

/** What came of a request about a forgotten password. */
export type ResetResult = { status: 200 | 422 | 429; good: boolean; message: string; retryAfter?: number };

const done = (message: string): ResetResult => ({ status: 200, good: true, message });
const refused = (message: string): ResetResult => ({ status: 422, good: false, message });
const tooMany = (wait: number): ResetResult => ({
  status: 429,
  good: false,
  message: serverMessages.tooManyTries(Math.ceil(wait / 60)),
  retryAfter: wait,
});

/** Asking for a link and using it, within their limits: calls and page count together. */
export const passwordResets = memoize((deps: Deps) => {
  const asks = {
    address: createRateLimit(deps, { name: "reset-address", max: asksAllowed, seconds: hour }),
    email: createRateLimit(deps, { name: "reset-email", max: asksAllowed, seconds: hour }),
  };
  const tries = createRateLimit(deps, { name: "reset-try", max: triesAllowed, seconds: hour });

  return {
    /** The same answer, in the same time, for every address. */
    async ask({ email }: { email: string }, address: string): Promise<ResetResult> {
      const wait = (await asks.address.take(address)) ?? (await asks.email.take(email));
      if (wait) return tooMany(wait);
      await inEvenTime(sendResetLink(deps, email));
      return done(passwordResetMessages.asked);
    },

    /** Sets the password; failures to sign in before it no longer count. */
    async set(form: { token: string; password: string }, address: string): Promise<ResetResult> {
      const wait = await tries.take(address);
      if (wait) return tooMany(wait);
      const result = await setNewPassword(deps, form);
      if (result === "dead link") return refused(passwordResetMessages.dead);
      if (result === "common password") return refused(passwordMessages.tooCommon);
      await signInLimits(deps).forgive({ email: result.email, address });
      return done(passwordResetMessages.changed);
    },
  };
});
