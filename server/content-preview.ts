import { createHash, randomBytes } from "node:crypto";
import type { ContentPreview } from "./content.ts";
import type { Db } from "./db/connect.ts";

/*
 * Content that staff look at before they save it. It is stored under a key that only its author gets; whoever asks for
 * a page with the key sees the page with this value (docs/decisions/027).
 */

export const previewMilliseconds = 60 * 60_000;

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/**
 * Stores a value for an hour, in the place of the one that this person looked at before under the same name.
 * @param value as JSON, which fits its schema
 * @returns the key: 256 random bits, of which only the hash is kept
 */
export async function storePreview(
  db: Db,
  { name, value, userId, now }: { name: string; value: string; userId: number; now: Date },
): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  const row = {
    key_hash: hashOf(key),
    value,
    expires_at: new Date(now.getTime() + previewMilliseconds).toISOString(),
  };
  await db.deleteFrom("content_previews").where("expires_at", "<=", now.toISOString()).execute();
  await db
    .insertInto("content_previews")
    .values({ name, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "name"]).doUpdateSet(row))
    .execute();
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
