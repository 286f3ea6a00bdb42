import type { Language } from "#app/contract/language.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { textsIn } from "#app/lib/local-row.ts";
import type { Deps } from "#server/deps.ts";
import { firstSentences } from "#server/markdown/first-sentences.ts";
import type { RenderedText } from "#server/markdown/markdown.ts";
import { markdownRenderer } from "#server/markdown/markdown-renderer.ts";
import type { StoredPost } from "./blog.store.server.ts";
import { type Found, type PostTexts, postSearchText } from "./blog-edit.store.server.ts";

/*
 * The texts of a post as HTML. It is made when a post is saved and kept beside the Markdown. A post that has none of
 * today's (a picture in its text was replaced, or the renderer has changed) gets it when it is asked for: in the
 * renderer's thread too, once.
 */

/** Goes up when a text is to be rendered anew, because the renderer makes something else of it. */
export const rendererVersion = 1;

/** Why a text is not kept: in plain words, or that too many are being rendered at this moment. */
export type TextFault = { fault: { message: string } | "busy" };

const maxQuotedLength = 100;

type Markdown = { content: string; content_ur?: string };

/** What is kept of texts that are being saved, or in plain words why they cannot be. */
export async function postTexts(
  { content, content_ur = "" }: Markdown,
  siteUrl: string,
): Promise<Required<PostTexts> | TextFault> {
  const english = await textOf(content, siteUrl);
  if ("fault" in english) return english;
  const urdu = await textOf(content_ur, siteUrl);
  if ("fault" in urdu) return urdu;
  return bothTexts(english, urdu);
}

async function textOf(text: string, siteUrl: string): Promise<Text | TextFault> {
  const result = await markdownRenderer.render({ text, siteUrl });
  if (result === "busy") return { fault: "busy" };
  if (result === "too tangled") return { fault: { message: blogMessages.tooTangled } };
  const [foreign] = result.foreignPictures;
  return foreign === undefined
    ? result
    : { fault: { message: blogMessages.foreignPicture(foreign.slice(0, maxQuotedLength)) } };
}

type Text = Pick<RenderedText, "html" | "summary">;

const bothTexts = (english: Text, urdu: Text): Required<PostTexts> => ({
  html: english.html,
  html_ur: urdu.html,
  html_version: rendererVersion,
  summary: english.summary,
  summary_ur: urdu.summary,
});

type OwnDeps = Pick<Deps, "db" | "env" | "log">;

type StoredTexts = Omit<Found, "summary" | "summary_ur"> &
  Required<Markdown> & { id: number; version: number };

/**
 * The HTML of a post in a language, made and kept now when there is none of this version.
 * @returns undefined when too many texts are being rendered at this moment
 */
export async function postHtml(
  deps: OwnDeps,
  post: StoredPost,
  language: Language,
): Promise<string | undefined> {
  const { html } = textsIn(post, language);
  if (post.html_version === rendererVersion && html !== null) return html;
  const rendered = await renderStored(deps, post);
  return rendered && textsIn({ ...post, ...rendered }, language).html;
}

async function renderStored({ db, env, log }: OwnDeps, post: StoredTexts) {
  const rendered = async (text: string): Promise<Text | undefined> => {
    const result = await markdownRenderer.render({ text, siteUrl: env.siteUrl });
    if (result === "busy") return undefined;
    if (result !== "too tangled") return result;
    log.warn({ post: post.id }, "a post cannot be rendered and shows its plain text");
    return plainParagraphs(text);
  };
  const english = await rendered(post.content);
  const urdu = await rendered(post.content_ur);
  if (!english || !urdu) return undefined;
  const texts = bothTexts(english, urdu);
  // Writes nothing when the post has been saved since: that save has brought its own.
  await db
    .updateTable("blog_posts")
    .set({ ...texts, search_text: postSearchText({ ...post, ...texts }) })
    .where("id", "=", post.id)
    .where("version", "=", post.version)
    .execute();
  return texts;
}

/** What a text becomes that was saved before it had to be rendered and cannot be. */
function plainParagraphs(text: string): Text {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const paragraphs = escaped.split("\n\n").filter((paragraph) => paragraph.trim() !== "");
  return {
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n"),
    summary: firstSentences(text),
  };
}
