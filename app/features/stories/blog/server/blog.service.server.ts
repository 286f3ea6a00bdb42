import type { Selectable } from "kysely";
import { posts } from "#app/features/stories/blog/blog.rows.ts";
import type { SavedPostForm } from "#app/features/stories/blog/blog.schema.ts";
import { publicationOf } from "#app/features/stories/blog/blog-publication.ts";
import { karachiDay, karachiMinute, momentOf, readMoment } from "#app/lib/dates.ts";
import { storedPicture } from "#app/lib/picture-address.ts";
import { fieldColumns, staffRows, versionedFields } from "#app/rows/row-service.server.ts";
import type { Actor } from "#server/audit.ts";
import { type Db, isUniqueViolation } from "#server/db/connect.ts";
import type { BlogPostsTable } from "#server/db/stories-schema.ts";
import type { Deps } from "#server/deps.ts";
import { takeFromLibrary } from "#server/media/picture-library.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { createRow, deleteRow, updateRow } from "#server/staff-rows.ts";
import type { VersionedFields } from "#server/versions/save-version.ts";
import { lockCategory } from "./blog-category.store.server.ts";
import {
  type Addresses,
  insertPost,
  type PostValues,
  postColumns,
  postSlugs,
  rememberSlugs,
  type Titles,
} from "./blog-edit.store.server.ts";
import { postTexts, type TextFault } from "./blog-html.service.server.ts";
import { deletePreview } from "./blog-preview.store.server.ts";

export const postVersions: VersionedFields = {
  ...versionedFields(posts),
  category_id: { label: "Category" },
  read_time: { label: "Minutes to read" },
};

const postRows = { ...staffRows(posts), versioned: postVersions };

/** What a save made: the post's addresses, and the moment from which it is public (`momentOf`). */
type Saved = Addresses & { published_at: string };

type ImageFault = "foreign image" | "missing image";
type SaveFault = "unknown category" | ImageFault;

/** Why a save was not done: its row, its category, its text, or a picture that was named by its path. */
export type PostFault = "missing" | "stale" | SaveFault | TextFault["fault"];

type PostEdit = {
  id: number;
  /** The version that was opened, when the caller knows it. */
  version: number | undefined;
  form: SavedPostForm;
  file: StagedFile | undefined;
  /** Of an earlier version that is saved anew: its picture as the row keeps it, which the form does not name, and its marks. */
  restored?: { image: string | null; outdated_texts: string | undefined };
};

/** @param current what the post has; of a new one the moment alone, which is today */
const valuesFrom = (
  form: SavedPostForm,
  current: { published_at: string },
  image: string | null,
): PostValues => {
  const { remove_image: _remove, featured_image: _path, published_at, published_time, ...fields } = form;
  const before = readMoment(current.published_at);
  const day = published_at ?? before.day;
  const time = published_time ?? (published_time === undefined && day === before.day ? before.time : null);
  return {
    ...fields,
    ...fieldColumns(posts, fields, current),
    published_at: momentOf(day, time),
    featured_image: image,
  };
};

/** Whether a draft is published without a day that somebody chose: it has the one on which it was begun, and no time. */
function isUndatedDraft(
  {
    status,
    published_at,
    created_at,
  }: Pick<Selectable<BlogPostsTable>, "status" | "published_at" | "created_at">,
  form: SavedPostForm,
): boolean {
  const begun = karachiDay(new Date(created_at));
  const isPublished = status === "draft" && form.status === "published";
  return (
    isPublished && published_at === begun && (form.published_at ?? begun) === begun && !form.published_time
  );
}

/** @param options.titles those that its addresses are made from, where they are not its own: of an import */
export async function createPost(
  deps: Deps,
  who: Actor,
  form: SavedPostForm,
  file: StagedFile | undefined,
  { titles }: { titles?: Partial<Titles> } = {},
): Promise<(Saved & { id: number }) | { fault: PostFault }> {
  const texts = await postTexts(form, deps.env.siteUrl);
  if ("fault" in texts) return texts;
  return createRow<Saved & { id: number }, { fault: PostFault }>(
    deps,
    who,
    postRows,
    file,
    async (trx, now) => {
      if (!(await lockCategory(trx, form.category_id))) return { fault: "unknown category" };
      await takeNamedImage(trx, deps, form, file);
      const image = await imageFrom(deps, form, file, null);
      if ("fault" in image) return image;
      const values = valuesFrom(form, { published_at: karachiDay(now) }, image.path);
      const made = await insertPost(trx, values, texts, now, { titles });
      return { made: { ...made, published_at: values.published_at }, after: form };
    },
  );
}

export async function updatePost(
  deps: Deps,
  who: Actor,
  { id, version, form, file, restored }: PostEdit,
): Promise<Saved | { fault: PostFault }> {
  const { clock, env } = deps;
  const texts = await postTexts(form, env.siteUrl);
  if ("fault" in texts) return texts;
  let saved: Saved = { slug: "", slug_ur: "", published_at: "" };
  const save = () =>
    updateRow<"blog_posts", { fault: SaveFault }>(deps, who, postRows, {
      id,
      version,
      file,
      isRestored: restored !== undefined,
      prepare: async (trx) => {
        if (!(await lockCategory(trx, form.category_id))) return { fault: "unknown category" };
        if (restored?.image) await takeFromLibrary(trx, restored.image);
        await takeNamedImage(trx, deps, form, file);
        return undefined;
      },
      change: async (current, trx) => {
        const image = restored
          ? { path: restored.image }
          : await imageFrom(deps, form, file, current.featured_image);
        if ("fault" in image) return image;
        const dated = isUndatedDraft(current, form)
          ? { ...form, published_at: karachiDay(clock.now()) }
          : form;
        const after = valuesFrom(restored ? form : dated, current, image.path);
        const slugs = await postSlugs(trx, after, { current });
        saved = { ...slugs, published_at: after.published_at };
        const { html_ur, summary_ur, html_version } = current;
        const kept = form.content_ur === undefined ? { html_ur, summary_ur, html_version } : {};
        const columns = {
          ...postColumns(after, { ...texts, ...kept }, clock.now()),
          ...slugs,
          ...(restored && { outdated_texts: restored.outdated_texts }),
        };
        return { columns, audited: { before: current, after } };
      },
      finish: async (trx, before) => {
        await rememberSlugs(trx, id, [before.slug, before.slug_ur], [saved.slug, saved.slug_ur]);
        const now = karachiMinute(clock.now());
        const versions = [before, { status: form.status, published_at: saved.published_at }];
        // A link that has ended does not come back when the post becomes a draft again.
        if (versions.some((version) => publicationOf(version, now) === "public"))
          await deletePreview(trx, id);
      },
    });
  const result = await tryAgainWhenTaken(save);
  return "fault" in result ? result : saved;
}

/** A picture that is named by its path is mostly one of the library. */
async function takeNamedImage(
  trx: Db,
  { env }: Pick<Deps, "env">,
  { featured_image: named = "", remove_image }: SavedPostForm,
  file: StagedFile | undefined,
): Promise<void> {
  const path = file || remove_image ? undefined : storedPicture(named, env.siteUrl);
  if (path) await takeFromLibrary(trx, path);
}

/** The picture after a save: a new file, none, one that is named by its path, or the one that was there. */
async function imageFrom(
  { media, env }: Pick<Deps, "media" | "env">,
  { featured_image: named, remove_image }: SavedPostForm,
  file: StagedFile | undefined,
  current: string | null,
): Promise<{ path: string | null } | { fault: ImageFault }> {
  if (file) return { path: file.path };
  if (remove_image) return { path: null };
  // What a client has read it may send back, a drawing of ours included.
  if (named === undefined || named === current) return { path: current };
  const path = storedPicture(named, env.siteUrl);
  if (path === undefined) return { fault: "foreign image" };
  const found = path === current || (await media.open("images", path.slice(path.lastIndexOf("/") + 1)));
  return found ? { path } : { fault: "missing image" };
}

const maxTries = 5;

/** Another post may take the new address between the look and the save: then the whole save is done again. */
async function tryAgainWhenTaken<Result>(save: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save();
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === maxTries) throw error;
    }
  }
}

/**
 * What was rendered from the text says nothing that the text does not: the audit log goes without it.
 * @returns whether there was such a post
 */
export const deletePost = (deps: Deps, who: Actor, id: number): Promise<boolean> =>
  deleteRow(deps, who, postRows, id, ["html", "html_ur", "html_version", "search_text"]);
