import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";
import { failureLimits, familiarSeconds, secondFactorLimits } from "./session.schema.ts";

/** Who tries to sign in: the e-mail as it was typed, known or not, and the address of the visitor. */
type Attempt = { email: string; address: string };

/**
 * Limits the sign-ins that fail: by e-mail and address together, by address for who tries many accounts, and by
 * e-mail for who tries one account from many addresses. The last two do not count where the account's owner signed in
 * before: so whoever uses them up locks himself out and not the owner.
 */
function guessLimits(deps: Deps, name: string, limits: typeof failureLimits | typeof secondFactorLimits) {
  const pairs = createRateLimit(deps, { name, ...limits.accountAndAddress });
  const addresses = createRateLimit(deps, { name: `${name}-address`, ...limits.address });
  const accounts = createRateLimit(deps, { name: `${name}-account`, ...limits.account });
  const familiar = createRateLimit(deps, { name: `${name}-familiar`, max: 1, seconds: familiarSeconds });
  const pairOf = ({ email, address }: Attempt) => `${address} ${email}`;

  return {
    /**
     * Counts an attempt before its password is compared, so that those at the same time count too.
     * @returns the seconds to wait when it may not be made, undefined when it may
     */
    async take(attempt: Attempt): Promise<number | undefined> {
      const { email, address } = attempt;
      const pair = pairOf(attempt);
      if (await familiar.used(pair)) return pairs.take(pair);
      const wait = (await addresses.take(address)) ?? (await pairs.take(pair));
      if (wait) return wait;
      const waitForAccount = await accounts.take(email);
      // What others used up is not held against this visitor.
      if (waitForAccount) await Promise.all([addresses.refund(address), pairs.refund(pair)]);
      return waitForAccount;
    },

    /** The attempt was the owner's: it does not count, and from here the owner may always try. */
    async welcome(attempt: Attempt): Promise<void> {
      const { email, address } = attempt;
      const pair = pairOf(attempt);
      const counted = !(await familiar.used(pair));
      await Promise.all([pairs.forget(pair), familiar.forget(pair)]);
      if (counted) await Promise.all([addresses.refund(address), accounts.refund(email)]);
      await familiar.take(pair);
    },

    /** The owner has set a new password: what failed before it no longer counts. */
    async forgive(attempt: Attempt): Promise<void> {
      const pair = pairOf(attempt);
      await Promise.all([pairs.forget(pair), familiar.forget(pair)]);
      await familiar.take(pair);
    },
  };
}

/** Of passwords. */
export const signInLimits = memoize((deps: Deps) => guessLimits(deps, "sign-in", failureLimits));

/** Of codes and passkeys, by whoever has the password. */
export const secondFactorTries = memoize((deps: Deps) =>
  guessLimits(deps, "second-factor", secondFactorLimits),
);
