import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import type { Db } from "#server/db/connect.ts";
import { firstSentences } from "#server/markdown/first-sentences.ts";
import type { RenderedText } from "#server/markdown/markdown.ts";
import { markdownRenderer } from "#server/markdown/markdown-renderer.ts";
import type { Services } from "#server/services.ts";
import { type PostText, postSearchText } from "./blog-edit.store.server.ts";

/*
 * The text of a post as HTML. It is made when a post is saved and kept beside the Markdown. A post that has none yet
 * (it is older than this, or the renderer has changed) gets it after the start, or when it is asked for before that:
 * in the renderer's thread too, once.
 */

/** Goes up when a text is to be rendered anew, because the renderer makes something else of it. */
export const rendererVersion = 1;

/** Why a text is not kept: in plain words, or that too many are being rendered at this moment. */
export type TextFault = { fault: { message: string } | "busy" };

const maxQuotedLength = 100;

/** What is kept of a text that is being saved, or in plain words why it cannot be. */
export async function postText(text: string, siteUrl: string): Promise<PostText | TextFault> {
  const result = await markdownRenderer.render({ text, siteUrl });
  if (result === "busy") return { fault: "busy" };
  if (result === "too tangled") return { fault: { message: blogMessages.tooTangled } };
  const { foreignPictures, ...rendered } = result;
  const [foreign] = foreignPictures;
  if (foreign !== undefined) {
    return { fault: { message: blogMessages.foreignPicture(foreign.slice(0, maxQuotedLength)) } };
  }
  return { ...rendered, html_version: rendererVersion };
}

type OwnServices = Pick<Services, "db" | "env" | "log">;
type StoredPost = { id: number; content: string; version: number };

/**
 * The HTML of a post, made and kept now when there is none of this version.
 * @returns undefined when too many texts are being rendered at this moment
 */
export async function postHtml(services: OwnServices, post: StoredPost): Promise<string | undefined> {
  const row = await services.db
    .selectFrom("blog_posts")
    .select(["html", "html_version"])
    .where("id", "=", post.id)
    .executeTakeFirst();
  if (row?.html_version === rendererVersion && row.html !== null) return row.html;
  return renderStored(services, post);
}

const batchSize = 20;

/**
 * Renders every post that has no HTML of this version, newest first, one after the other.
 * @param stopped asked before each post
 * @returns how many were rendered
 */
export async function renderOldPosts(services: OwnServices, stopped: () => boolean): Promise<number> {
  let rendered = 0;
  for (let below = 2_147_483_647; ; ) {
    const posts = await services.db
      .selectFrom("blog_posts")
      .select(["id", "content", "version"])
      .where("html_version", "!=", rendererVersion)
      .where("id", "<", below)
      .orderBy("id", "desc")
      .limit(batchSize)
      .execute();
    for (const post of posts) {
      if (stopped()) return rendered;
      if ((await renderStored(services, post)) !== undefined) rendered += 1;
      below = post.id;
    }
    if (posts.length < batchSize) return rendered;
  }
}

async function renderStored({ db, env, log }: OwnServices, post: StoredPost): Promise<string | undefined> {
  const result = await markdownRenderer.render({ text: post.content, siteUrl: env.siteUrl });
  if (result === "busy") return undefined;
  if (result === "too tangled")
    log.warn({ post: post.id }, "a post cannot be rendered and shows its plain text");
  const { html, summary } = result === "too tangled" ? plainParagraphs(post.content) : result;
  await storePostText(db, post, { html, summary, html_version: rendererVersion });
  return html;
}

/** Writes nothing when the post has been saved since: that save has brought its own. */
async function storePostText(db: Db, { id, version }: StoredPost, text: PostText): Promise<void> {
  const row = await db
    .selectFrom("blog_posts")
    .select(["title", "excerpt", "author_name"])
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable("blog_posts")
    .set({ ...text, search_text: postSearchText({ ...row, summary: text.summary }) })
    .where("id", "=", id)
    .where("version", "=", version)
    .execute();
}

/** What a text becomes that was saved before it had to be rendered and cannot be. */
function plainParagraphs(text: string): Pick<RenderedText, "html" | "summary"> {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const paragraphs = escaped.split("\n\n").filter((paragraph) => paragraph.trim() !== "");
  return {
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n"),
    summary: firstSentences(text),
  };
}
