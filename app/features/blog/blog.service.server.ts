import { recordChange } from "#server/audit.ts";
import { type Db, isUniqueViolation } from "#server/db/connect.ts";
import type { Session } from "#server/http/session-check.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { dropUnused } from "#server/media/unused.ts";
import type { Services } from "#server/services.ts";
import { karachiDay } from "../../lib/dates.ts";
import type { BlogPostForm } from "./blog.rules.ts";
import { holdCategory } from "./blog-category.store.server.ts";
import {
  createPost,
  deletePost,
  type PostValues,
  type SaveFault,
  updatePost,
} from "./blog-edit.store.server.ts";

/** What a save made: the post's address, and the Karachi day from which it is public. */
type Saved = { slug: string; published_at: string };

/*
 * Where a post's row and its picture act together. The file goes to its place inside the transaction, as its
 * last step: a row never names a file that is not there, and when the commit fails the request's end discards
 * the file. What a save or a deletion leaves unused goes after the commit.
 */

const noun = "blog post";

type Revision = {
  id: number;
  /** The version that was opened, when the caller knows it. */
  version: number | undefined;
  form: BlogPostForm;
  file: StagedFile | undefined;
};

const valuesFrom = (form: BlogPostForm, day: string, image: string | null): PostValues => {
  const { remove_image: _remove, published_at: _day, ...fields } = form;
  return { ...fields, published_at: form.published_at ?? day, featured_image: image };
};

export async function publishPost(
  { db, clock }: Services,
  who: Session,
  form: BlogPostForm,
  file: StagedFile | undefined,
): Promise<(Saved & { id: number }) | { fault: SaveFault }> {
  const now = clock.now();
  const values = valuesFrom(form, karachiDay(now), file?.path ?? null);
  return db.transaction().execute(async (trx) => {
    if (!(await holdCategory(trx, form.category_id))) return { fault: "unknown category" as const };
    const made = await createPost(trx, values, now);
    await recordChange(trx, now, who, { action: "create", noun, id: made.id, after: form });
    await file?.place();
    return { ...made, published_at: values.published_at };
  });
}

export async function revisePost(
  services: Services,
  who: Session,
  { id, version, form, file }: Revision,
): Promise<Saved | { fault: SaveFault }> {
  const { db, clock } = services;
  const save = async (trx: Db) => {
    if (!(await holdCategory(trx, form.category_id))) return { fault: "unknown category" as const };
    const saved = await updatePost(
      trx,
      id,
      version,
      (current) =>
        valuesFrom(
          form,
          current.published_at,
          file?.path ?? (form.remove_image ? null : current.featured_image),
        ),
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
  if (file || form.remove_image) await dropUnused(services, result.before.featured_image);
  return { slug: result.slug, published_at: result.after.published_at };
}

const mostTries = 5;

/** Another post may take the new address between the look and the save: then the whole save is done again. */
async function tryAgainWhenTaken<Result>(save: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save();
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === mostTries) throw error;
    }
  }
}

/** @returns whether there was such a post */
export async function removePost(services: Services, who: Session, id: number): Promise<boolean> {
  const gone = await services.db.transaction().execute(async (trx) => {
    const post = await deletePost(trx, id);
    if (post) {
      await recordChange(trx, services.clock.now(), who, { action: "delete", noun, id, before: post });
    }
    return post;
  });
  if (gone) await dropUnused(services, gone.featured_image);
  return gone !== undefined;
}
