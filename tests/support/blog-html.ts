import type { TestApp } from "./app.ts";
import { type BlogAuthor, startBlogging } from "./blog-author.ts";

/* For tests only: posts as they are stored, and posts from before their HTML was kept. */

/** A text that cannot be rendered in time. */
export const tangled = "*a_".repeat(50_000);

export type OldPosts = BlogAuthor & {
  /** What a row keeps of a text beside its Markdown. */
  stored(
    id: number,
  ): Promise<{ html: string | null; html_version: number; summary: string; search_text: string }>;
  /** A post as it stood before the HTML was kept. @returns its id */
  publishOld(content: string, fields?: object): Promise<number>;
};

export async function startWithOldPosts(app: TestApp): Promise<OldPosts> {
  const author = await startBlogging(app);
  const { db } = app.deps;
  return {
    ...author,
    stored: (id) =>
      db
        .selectFrom("blog_posts")
        .select(["html", "html_version", "summary", "search_text"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
    async publishOld(content, fields = {}) {
      const { body } = await author.publish({ title: "Old", ...fields });
      const old = { content, html: null, html_version: 0, summary: "" };
      await db.updateTable("blog_posts").set(old).where("id", "=", body.id).execute();
      return body.id;
    },
  };
}
