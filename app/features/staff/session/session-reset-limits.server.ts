import { serverMessages } from "#app/contract/replies.ts";
import { passwordMessages } from "#app/lib/password-rules.ts";
import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";
import { inEvenTime } from "#server/time-limit.ts";
import { asksAllowed, passwordResetMessages, triesAllowed } from "./session.messages.ts";
import { sendResetLink, setNewPassword } from "./session-reset.service.server.ts";
import { signInLimits } from "./sign-in-limits.server.ts";

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
