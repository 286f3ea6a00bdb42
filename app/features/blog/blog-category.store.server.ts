import { type Db, isUniqueViolation } from "#server/db/connect.ts";
import { numberedSlug, slugify } from "../../lib/slug.ts";
import type { BlogCategoryForm } from "./blog.rules.ts";
import type { BlogCategory } from "./blog.types.ts";

/** All categories, by name. */
export async function listCategories(db: Db): Promise<BlogCategory[]> {
  return db.selectFrom("blog_categories").select(["id", "slug", "name", "color"]).orderBy("name").execute();
}

export async function categoryExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("blog_categories").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** @returns undefined when the name is taken */
export async function createCategory(
  db: Db,
  { name, color }: BlogCategoryForm,
  { sample = false }: { sample?: boolean } = {},
): Promise<BlogCategory | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedSlug(slugify(name, "category"), attempt);
    const made = await db
      .insertInto("blog_categories")
      .values({ slug, name, color, is_sample: sample ? 1 : 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "slug", "name", "color"])
      .executeTakeFirst();
    if (made) return made;
    const named = await db
      .selectFrom("blog_categories")
      .select("id")
      .where("name", "=", name)
      .executeTakeFirst();
    if (named) return undefined;
  }
}

/** Renames or recolours. The address stays, so that links to the category go on working. */
export async function updateCategory(
  db: Db,
  id: number,
  form: BlogCategoryForm,
): Promise<"done" | "missing" | "taken"> {
  try {
    const result = await db.updateTable("blog_categories").set(form).where("id", "=", id).executeTakeFirst();
    return result.numUpdatedRows > 0n ? "done" : "missing";
  } catch (error) {
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
}

/** Removes a category that no post uses. @returns the number of posts that keep it otherwise */
export async function deleteCategory(db: Db, id: number): Promise<"done" | "missing" | { usedBy: number }> {
  return db.transaction().execute(async (trx) => {
    const { posts } = await trx
      .selectFrom("blog_posts")
      .select((select) => select.fn.countAll<number>().as("posts"))
      .where("category_id", "=", id)
      .executeTakeFirstOrThrow();
    if (posts > 0) return { usedBy: posts };
    const result = await trx.deleteFrom("blog_categories").where("id", "=", id).executeTakeFirst();
    return result.numDeletedRows > 0n ? "done" : "missing";
  });
}
