import type { Db } from "#server/db/connect.ts";

/** So many days after it was made a private link ends. */
const linkDays = 30;
const dayMilliseconds = 24 * 60 * 60_000;

/** A link that was made at this moment or before has ended. */
const lastEnded = (now: Date) => new Date(now.getTime() - linkDays * dayMilliseconds).toISOString();

export type PreviewLink = {
  token: string;
  /** When it ends: UTC, ISO 8601. */
  endsAt: string;
};

/** A post's private link; undefined when it has none, or none any more. */
export async function findPreviewLink(db: Db, postId: number, now: Date): Promise<PreviewLink | undefined> {
  const row = await db
    .selectFrom("blog_previews")
    .select(["token", "created_at"])
    .where("post_id", "=", postId)
    .where("created_at", ">", lastEnded(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const ends = Date.parse(row.created_at) + linkDays * dayMilliseconds;
  return { token: row.token, endsAt: new Date(ends).toISOString() };
}

/** The post that a private link leads to; undefined when there is no such link, or none any more. */
export async function findPreviewedPost(db: Db, token: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom("blog_previews")
    .select("post_id")
    .where("token", "=", token)
    .where("created_at", ">", lastEnded(now))
    .executeTakeFirst();
  return row?.post_id;
}

/** Removes the links that have ended: another one can be made for their posts. */
export async function deleteEndedPreviews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("blog_previews").where("created_at", "<=", lastEnded(now)).execute();
}

/** A post has one link: when there is one already, that stays. */
export async function insertPreview(db: Db, postId: number, token: string, now: Date): Promise<void> {
  await db
    .insertInto("blog_previews")
    .values({ post_id: postId, token, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("post_id").doNothing())
    .execute();
}

/** @returns whether there was a link */
export async function deletePreview(db: Db, postId: number): Promise<boolean> {
  const row = await db
    .deleteFrom("blog_previews")
    .where("post_id", "=", postId)
    .returning("post_id")
    .executeTakeFirst();
  return row !== undefined;
}
