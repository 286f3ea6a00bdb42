import { countFailure } from "./audit.ts";
import type { Deps } from "./deps.ts";
import { createRateLimit } from "./http/rate-limits.ts";
import type { Session } from "./http/session-check.ts";
import { memoize } from "./memoize.ts";
import { passwordFits } from "./passwords.ts";

/** How often whoever is signed in may fail to prove who they are, in seconds. */
const ownFailures = { max: 5, seconds: 15 * 60 } as const;

const failures = memoize((deps: Deps) => createRateLimit(deps, { name: "current-password", ...ownFailures }));

/**
 * Looks at what somebody who is signed in gives to prove who they are: asked for because a dashboard may be left open. What
 * is wrong is written down, and after five in 15 minutes the next has to wait: CRED-06.
 */
export async function limitProofs<Proved>(
  deps: Deps,
  who: Session,
  action: "change password" | "confirm identity",
  look: () => Promise<Proved | undefined>,
): Promise<{ proved: Proved } | "wrong" | { wait: number }> {
  const key = String(who.userId);
  const wait = await failures(deps).take(key);
  if (wait) return { wait };
  const proved = await look();
  if (proved === undefined) {
    await countFailure(deps.db, deps.clock.now(), action, { id: who.userId, name: who.name });
    return "wrong";
  }
  await failures(deps).forget(key);
  return { proved };
}

/** Whether it is the password of whoever is signed in. */
export async function isOwnPassword(
  { db }: Deps,
  { userId }: Session,
  password: string,
): Promise<true | undefined> {
  const user = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return (await passwordFits(user?.password_hash, password)) || undefined;
}
