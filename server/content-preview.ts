import { createHash, randomBytes } from "node:crypto";
import type { ContentPreview } from "./content.ts";
import type { Db } from "./db/connect.ts";
import { requireLiveSession } from "./db/live-session.ts";
import { absoluteMilliseconds } from "./db/sessions.ts";
import type { Session } from "./http/session-check.ts";

/*
 * Content that staff look at before they save it. It is stored under a key that only its author gets; whoever asks for
 * a page with the key sees the page with this value (docs/decisions/027).
 */

const previewMilliseconds = 60 * 60_000;

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/**
 * Stores a value for an hour, in the place of the one that this person looked at before under the same name. It goes
 * with the session that stored it: CONTENT-05.
 * @param value as JSON, which fits its schema
 * @returns the key: 256 random bits, of which only the hash is kept
 * @throws SessionEndedError
 */
export async function storePreview(
  db: Db,
  { name, value, who, now }: { name: string; value: string; who: Session; now: Date },
): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  // A session that nobody ends is over by itself one day; its row is removed later.
  const sessionEnd = who.startedAt.getTime() + absoluteMilliseconds;
  const row = {
    key_hash: hashOf(key),
    session_hash: who.tokenHash,
    value,
    expires_at: new Date(Math.min(now.getTime() + previewMilliseconds, sessionEnd)).toISOString(),
  };
  await db.transaction().execute(async (trx) => {
    await requireLiveSession(trx, who);
    await trx.deleteFrom("content_previews").where("expires_at", "<=", now.toISOString()).execute();
    await trx
      .insertInto("content_previews")
      .values({ name, user_id: who.userId, ...row })
      .onConflict((conflict) => conflict.columns(["user_id", "name"]).doUpdateSet(row))
      .execute();
  });
  return key;
}

/** What is to be seen with this key; undefined when there is no such one, or no longer. */
export async function readPreview(db: Db, key: string, now: Date): Promise<ContentPreview | undefined> {
  const row = await db
    .selectFrom("content_previews")
    .select(["name", "value"])
    .where("key_hash", "=", hashOf(key))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row && { name: row.name, value: JSON.parse(row.value) };
}
