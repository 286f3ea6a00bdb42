import type { SavedPostForm } from "#app/features/blog/blog.schema.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, isUniqueViolation } from "#server/db/connect.ts";
import type { Session } from "#server/http/session-check.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { removeIfUnused } from "#server/media/unused.ts";
import type { Services } from "#server/services.ts";
import { lockCategory } from "./blog-category.store.server.ts";
import {
  createPost,
  deletePost,
  findImage,
  type PostValues,
  type SaveFault,
  updatePost,
} from "./blog-edit.store.server.ts";
import { postText, type TextFault } from "./blog-html.service.server.ts";
import { storedPicture } from "./blog-picture-address.ts";

/** What a save made: the post's address, and the Karachi day from which it is public. */
type Saved = { slug: string; published_at: string };

/*
 * Where a post's row and its picture act together. The file goes to its place inside the transaction, as its
 * last step: a row never names a file that is not there, and when the commit fails the request's end discards
 * the file. What a save or a deletion leaves unused goes after the commit.
 */

const noun = "blog post";

/** Why a save was not done: the store's reasons, the text's, or that of a picture that was named by its path. */
export type PostFault = SaveFault | TextFault["fault"] | "foreign image" | "missing image";

type Revision = {
  id: number;
  /** The version that was opened, when the caller knows it. */
  version: number | undefined;
  form: SavedPostForm;
  file: StagedFile | undefined;
};

const valuesFrom = (form: SavedPostForm, day: string, image: string | null): PostValues => {
  const { remove_image: _remove, featured_image: _path, published_at: _day, ...fields } = form;
  return { ...fields, published_at: form.published_at ?? day, featured_image: image };
};

export async function publishPost(
  services: Services,
  who: Session,
  form: SavedPostForm,
  file: StagedFile | undefined,
): Promise<(Saved & { id: number }) | { fault: PostFault }> {
  const { db, clock, env } = services;
  const now = clock.now();
  const text = await postText(form.content, env.siteUrl);
  if ("fault" in text) return text;
  return db.transaction().execute(async (trx) => {
    if (!(await lockCategory(trx, form.category_id))) return { fault: "unknown category" as const };
    const image = await imageFrom(services, form, file, null);
    if ("fault" in image) return image;
    const values = valuesFrom(form, karachiDay(now), image.path);
    const made = await createPost(trx, values, text, now);
    await recordChange(trx, now, who, { action: "create", noun, id: made.id, after: form });
    await file?.place();
    return { ...made, published_at: values.published_at };
  });
}

export async function revisePost(
  services: Services,
  who: Session,
  { id, version, form, file }: Revision,
): Promise<Saved | { fault: PostFault }> {
  const { db, clock, env } = services;
  const text = await postText(form.content, env.siteUrl);
  if ("fault" in text) return text;
  const save = async (trx: Db) => {
    if (!(await lockCategory(trx, form.category_id))) return { fault: "unknown category" as const };
    const image = await imageFrom(services, form, file, await findImage(trx, id));
    if ("fault" in image) return image;
    const saved = await updatePost(
      trx,
      id,
      version,
      (current) => valuesFrom(form, current.published_at, image.path),
      text,
      clock.now(),
    );
    if ("fault" in saved) return saved;
    const { before, after } = saved;
    await recordChange(trx, clock.now(), who, { action: "update", noun, id, before, after });
    await file?.place();
    return saved;
  };
  const result = await tryAgainWhenTaken(() => db.transaction().execute(save));
  if ("fault" in result) return result;
  const { before, after } = result;
  if (before.featured_image !== after.featured_image) await removeIfUnused(services, before.featured_image);
  return { slug: result.slug, published_at: after.published_at };
}

/** The picture after a save: a new file, none, one that is named by its path, or the one that was there. */
async function imageFrom(
  { media, env }: Pick<Services, "media" | "env">,
  { featured_image: named, remove_image }: SavedPostForm,
  file: StagedFile | undefined,
  current: string | null,
): Promise<{ path: string | null } | { fault: "foreign image" | "missing image" }> {
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

/** @returns whether there was such a post */
export async function removePost(services: Services, who: Session, id: number): Promise<boolean> {
  const gone = await services.db.transaction().execute(async (trx) => {
    const post = await deletePost(trx, id);
    if (post) {
      // What was made of the text tells nothing that the text does not.
      const { html: _html, html_version: _version, search_text: _words, ...before } = post;
      await recordChange(trx, services.clock.now(), who, { action: "delete", noun, id, before });
    }
    return post;
  });
  if (gone) await removeIfUnused(services, gone.featured_image);
  return gone !== undefined;
}
