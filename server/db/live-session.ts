import { PostgresAdapter } from "kysely";
import { type Access, allows, permissionsOf } from "#app/contract/permissions.ts";
import type { Db } from "./connect.ts";
import { rolesOf } from "./roles.ts";

/** The session of whoever writes has ended since the request came in: the transaction is rolled back. Answered with 401. */
export class SessionEndedError extends Error {
  constructor() {
    super("The session has ended");
  }
}

/** Whoever writes has lost the role that the call needs since it came in. Answered with 403. */
export class PermissionLostError extends Error {
  constructor() {
    super("The role was taken away");
  }
}

/**
 * Makes sure, inside the transaction of a write, that the session of whoever makes it lives (SESSION-17) and that
 * they still have the role that the call needs (ROLE-02). Whatever ends sessions or takes a role away holds the user's
 * row first (`lockAccount`), and here that row is held too, until the transaction ends: so either the write is
 * committed before the session ends, or it does not happen. Writes of the same user do not wait for each other. SQLite
 * has one writer at a time, whose transaction holds everything.
 * @throws SessionEndedError, PermissionLostError
 */
export async function requireLiveSession(
  trx: Db,
  { userId, tokenHash, access }: { userId: number; tokenHash: string; access: Access },
): Promise<void> {
  const postgres = trx.getExecutor().adapter instanceof PostgresAdapter;
  const user = await trx
    .selectFrom("users")
    .select("roles")
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .$if(postgres, (query) => query.forShare())
    .executeTakeFirst();
  // A statement of its own: it sees what was committed while the one above waited.
  const session =
    user &&
    (await trx
      .selectFrom("sessions")
      .select("user_id")
      .where("token_hash", "=", tokenHash)
      .where("user_id", "=", userId)
      .executeTakeFirst());
  if (!session) throw new SessionEndedError();
  if (!allows(permissionsOf(rolesOf(user.roles)), access)) throw new PermissionLostError();
}
