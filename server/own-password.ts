import { countFailure } from "./audit.ts";
import { createRateLimit } from "./http/rate-limits.ts";
import type { Session } from "./http/session-check.ts";
import { memoize } from "./memoize.ts";
import { passwordFits } from "./passwords.ts";
import type { Services } from "./services.ts";

/** How often the current password may be wrong, in seconds. */
const ownPasswordFailures = { max: 5, seconds: 15 * 60 } as const;

const failures = memoize((services: Services) =>
  createRateLimit(services, { name: "current-password", ...ownPasswordFailures }),
);

/**
 * Whether it is the password of whoever is signed in: asked for before a credential of their own is changed, because a
 * dashboard may be left open. A wrong one is written down, and after five in 15 minutes the next has to wait: CRED-06.
 */
export async function checkOwnPassword(
  services: Services,
  who: Session,
  password: string,
  action: "change password" | "change email",
): Promise<"wrong" | { wait: number } | undefined> {
  const { db, clock } = services;
  const key = String(who.userId);
  const wait = await failures(services).take(key);
  if (wait) return { wait };
  const user = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", who.userId)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (!(await passwordFits(user?.password_hash, password))) {
    await countFailure(db, clock.now(), action, { id: who.userId, name: who.name });
    return "wrong";
  }
  await failures(services).forget(key);
  return undefined;
}
