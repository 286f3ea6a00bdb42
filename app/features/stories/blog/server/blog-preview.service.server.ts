import { randomBytes } from "node:crypto";
import type { Language } from "#app/contract/language.ts";
import { posts } from "#app/features/stories/blog/blog.rows.ts";
import type { PostToPreview } from "#app/features/stories/blog/blog.schema.ts";
import { publicationOf } from "#app/features/stories/blog/blog-publication.ts";
import { karachiDay, karachiMinute, momentOf } from "#app/lib/dates.ts";
import { ownPicture, storedPicture } from "#app/lib/picture-address.ts";
import { fieldColumns } from "#app/rows/row-service.server.ts";
import { recordChange } from "#server/audit.ts";
import { type ContentPreview, storePreview } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { findPost, type StoredPost, shownPost } from "./blog.store.server.ts";
import { listCategories } from "./blog-category.store.server.ts";
import { postTexts, type TextFault } from "./blog-html.service.server.ts";
import {
  deleteEndedPreviews,
  deletePreview,
  findPreviewedPost,
  findPreviewLink,
  insertPreview,
} from "./blog-preview.store.server.ts";

/*
 * Private links to posts that are not public: for somebody without an account who is to read a draft. A link ends when
 * its post is saved as public (blog.service.server.ts), when its day comes, when staff withdraw it, or after thirty days.
 */

const noun = "preview link";
/** Only small letters: addresses of pages have no capital ones. */
const makeToken = () => randomBytes(20).toString("hex");
const tokenPattern = /^[0-9a-f]{40}$/;

const previewUrl = (siteUrl: string, token: string) => `${siteUrl}/blog-preview?token=${token}`;

/** A private link as the editor shows it. */
type ShownLink = { url: string; ends_at: string };

/** A post's private link; undefined when it has none, or none any more. */
export async function readPreviewLink(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  postId: number,
): Promise<ShownLink | undefined> {
  const link = await findPreviewLink(db, postId, clock.now());
  return link && { url: previewUrl(env.siteUrl, link.token), ends_at: link.endsAt };
}

/** Makes a post's link, or gives the one that it has. */
export async function openPreview(
  { db, clock, env }: Deps,
  who: Session,
  postId: number,
): Promise<ShownLink | { fault: "missing" | "public" }> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const post = await trx
      .selectFrom("blog_posts")
      .select(["status", "published_at"])
      .where("id", "=", postId)
      .executeTakeFirst();
    if (!post) return { fault: "missing" };
    if (publicationOf(post, karachiMinute(now)) === "public") return { fault: "public" };
    const before = await readPreviewLink({ db: trx, clock, env }, postId);
    if (before) return before;
    await deleteEndedPreviews(trx, now);
    await insertPreview(trx, postId, makeToken(), now);
    await recordChange(trx, now, who, { action: "create", noun, id: postId });
    // Another request may have been faster: its link is the post's then.
    return (await readPreviewLink({ db: trx, clock, env }, postId)) ?? { fault: "missing" };
  });
}

/** @returns whether there was a link */
export async function withdrawPreview({ db, clock }: Deps, who: Session, postId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await deletePreview(trx, postId);
    if (gone) await recordChange(trx, clock.now(), who, { action: "delete", noun, id: postId });
    return gone;
  });
}

/** Under this name an author's post is stored that is not saved yet (server/content.ts). */
const unsavedName = "blog post";

/**
 * Stores a post as its page will show it in either language, for its author to look at before it is saved.
 * @returns the key of the page, or why the text cannot be shown
 */
export async function previewUnsaved(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  who: Session,
  { category_id, featured_image: named, published_at, published_time, ...form }: PostToPreview,
): Promise<{ key: string } | TextFault> {
  const texts = await postTexts(form, env.siteUrl);
  if ("fault" in texts) return texts;
  const now = clock.now();
  const category = (await listCategories(db)).find(({ id }) => id === category_id);
  const post: StoredPost = {
    ...form,
    ...fieldColumns(posts, form, undefined),
    ...texts,
    // Its page shows what was made of them.
    content: "",
    content_ur: "",
    id: 0,
    slug: "",
    slug_ur: "",
    featured_image: named
      ? (storedPicture(named, env.siteUrl) ?? ownPicture(named, env.siteUrl) ?? null)
      : null,
    category_id: category?.id ?? null,
    category_name: category?.name ?? null,
    category_name_ur: category?.name_ur ?? null,
    category_slug: category?.slug ?? null,
    category_color: category?.color ?? null,
    status: "draft",
    published_at: momentOf(published_at ?? karachiDay(now), published_time),
    updated_at: now.toISOString(),
    version: 0,
  };
  return { key: await storePreview(db, { name: unsavedName, value: JSON.stringify(post), who, now }) };
}

/** The post that an author looks at before it is saved; undefined when the preview is not of a post. */
export const unsavedPost = (preview: ContentPreview | undefined, language: Language = "en") =>
  // What `previewUnsaved` has stored within the hour.
  preview?.name === unsavedName ? shownPost(preview.value as StoredPost, language) : undefined;

/** The post of a private link, as long as it is not public; undefined when the link has ended. */
export async function previewedPost(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<StoredPost | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const id = await findPreviewedPost(db, token, clock.now());
  const post = id === undefined ? undefined : await findPost(db, id, "staff");
  return post && publicationOf(post, karachiMinute(clock.now())) !== "public" ? post : undefined;
}
