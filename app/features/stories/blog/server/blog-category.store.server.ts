import { compareIn, type Language } from "#app/contract/language.ts";
import { allCategories } from "#app/features/stories/blog/blog.messages.ts";
import type {
  BlogCategory,
  BlogCategoryForm,
  ShownCategory,
} from "#app/features/stories/blog/blog.schema.ts";
import { nameKey } from "#app/lib/fold-text.ts";
import { inLanguage, withUrdu } from "#app/lib/local-row.ts";
import { numberedSlug, slugify } from "#app/lib/slug.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import { outdatedTextsAfter } from "#server/outdated-texts.ts";

const columns = ["id", "slug", "name", "name_ur", "color"] as const;

export async function listCategories(db: Db): Promise<BlogCategory[]> {
  const rows = await db.selectFrom("blog_categories").select(columns).orderBy("name").execute();
  return rows.map(withUrdu);
}

/** Every category as visitors read it in a language. */
export async function listShownCategories(db: Db, language: Language): Promise<ShownCategory[]> {
  const categories = (await listCategories(db)).map((category) => inLanguage(category, language));
  // English ones stay in the database's order.
  if (language === "en") return categories;
  return categories.toSorted((one, other) => compareIn(language)(one.name, other.name));
}

/**
 * Keeps a category from going until the transaction ends, so that a post may name it. Take it before any post.
 * @returns whether there is such a category
 */
export const lockCategory = (trx: Db, id: number) => lockRow(trx, "blog_categories", "color", id);

/** @returns undefined when the name is taken, in whatever case */
export async function createCategory(
  db: Db,
  { name, name_ur, color }: BlogCategoryForm,
  { sample = false }: { sample?: boolean } = {},
): Promise<BlogCategory | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedSlug(slugify(name, "category"), attempt);
    if (slug === allCategories) continue;
    const made = await db
      .insertInto("blog_categories")
      .values({ slug, name, name_ur, name_key: nameKey(name), color, is_sample: sample ? 1 : 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst();
    if (made) return withUrdu(made);
    const named = await db
      .selectFrom("blog_categories")
      .select("id")
      .where("name_key", "=", nameKey(name))
      .executeTakeFirst();
    if (named) return undefined;
  }
}

/**
 * Renames or recolours. The address stays, so that links to the category go on working.
 * @returns the category before and after, undefined when there is none
 * @throws a unique violation when the name is another's, in whatever case (see isUniqueViolation)
 */
export async function updateCategory(
  db: Db,
  id: number,
  form: BlogCategoryForm,
  now: Date,
): Promise<{ before: BlogCategory; after: BlogCategoryForm } | undefined> {
  const stored = await db
    .selectFrom("blog_categories")
    .select([...columns, "outdated_texts"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!stored) return undefined;
  const { outdated_texts: _marks, ...before } = stored;
  const outdated_texts = outdatedTextsAfter(stored, form, now);
  await db
    .updateTable("blog_categories")
    .set({ ...form, outdated_texts, name_key: nameKey(form.name), is_sample: 0 })
    .where("id", "=", id)
    .execute();
  return { before, after: form };
}

/**
 * How many posts keep a category from being removed; undefined when it may go. Call it in the transaction that removes
 * it: a post that is being saved in it is waited for.
 */
export async function countKeepingPosts(db: Db, id: number): Promise<number | undefined> {
  await lockCategory(db, id);
  const { posts } = await db
    .selectFrom("blog_posts")
    .select((select) => select.fn.countAll<number>().as("posts"))
    .where("category_id", "=", id)
    .executeTakeFirstOrThrow();
  return posts > 0 ? posts : undefined;
}

/** An address for a category that comes back: its own, or another when that is taken by now. */
export async function returningCategorySlug(
  db: Db,
  { slug, name }: { slug: string; name: string },
): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const wanted = attempt === 0 ? slug : numberedSlug(slugify(name, "category"), attempt);
    if (wanted === allCategories) continue;
    const taken = await db
      .selectFrom("blog_categories")
      .select("id")
      .where("slug", "=", wanted)
      .executeTakeFirst();
    if (!taken) return wanted;
  }
}

/** Whether a category has this name, in whatever case. */
export async function isCategoryNamed(db: Db, key: string): Promise<boolean> {
  const named = await db
    .selectFrom("blog_categories")
    .select("id")
    .where("name_key", "=", key)
    .executeTakeFirst();
  return named !== undefined;
}

/**
 * Waits for whoever is saving a post in one of these categories, and makes the next one wait. Before any post, as
 * every save does, and from the lowest number up: then no two transactions wait for each other.
 */
export async function lockSampleCategories(trx: Db): Promise<void> {
  const categories = await trx
    .selectFrom("blog_categories")
    .select("id")
    .where("is_sample", "=", 1)
    .orderBy("id")
    .execute();
  for (const { id } of categories) await lockCategory(trx, id);
}
