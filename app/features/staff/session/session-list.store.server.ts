import type { Db } from "#server/db/connect.ts";
import { absoluteMilliseconds, idleMilliseconds } from "#server/db/sessions.ts";
import type { Session } from "#server/http/session-check.ts";
import type { OwnSession } from "./session-list.schema.ts";

/** More than anybody has; who signs in by a script all day does not get them all. */
const maxSessions = 200;

/** The sessions of a user that are not past their time, the last used first. */
export async function listOwnSessions(db: Db, who: Session, now: Date): Promise<OwnSession[]> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "token_hash", "device", "created_at", "last_used_at"])
    .where("user_id", "=", who.userId)
    .where("last_used_at", ">=", before(idleMilliseconds))
    .where("created_at", ">=", before(absoluteMilliseconds))
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .limit(maxSessions)
    .execute();
  return rows.map(({ token_hash, ...row }) => ({ ...row, current: token_hash === who.tokenHash }));
}

/** @returns the session that was ended; undefined when the user has none of this number */
export async function deleteOwnSession(trx: Db, who: Session, id: number) {
  return trx
    .deleteFrom("sessions")
    .where("user_id", "=", who.userId)
    .where("id", "=", id)
    .where("token_hash", "!=", who.tokenHash)
    .returning(["id", "device"])
    .executeTakeFirst();
}

/** Ends every session of the user but the one that asks. @returns how many */
export async function deleteOtherSessions(trx: Db, who: Session): Promise<number> {
  const result = await trx
    .deleteFrom("sessions")
    .where("user_id", "=", who.userId)
    .where("token_hash", "!=", who.tokenHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function isCurrentSession(db: Db, who: Session, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("token_hash", "=", who.tokenHash)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
