import type { Db } from "#server/db/connect.ts";

/** The token of a post's private link; undefined when it has none. */
export async function findPreviewToken(db: Db, postId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("blog_previews")
    .select("token")
    .where("post_id", "=", postId)
    .executeTakeFirst();
  return row?.token;
}

/** The address of the post that a private link leads to; undefined when there is no such link. */
export async function findPreviewedSlug(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("blog_previews")
    .innerJoin("blog_posts", "blog_posts.id", "blog_previews.post_id")
    .select("blog_posts.slug")
    .where("blog_previews.token", "=", token)
    .executeTakeFirst();
  return row?.slug;
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
