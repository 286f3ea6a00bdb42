import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { type BinKind, binKind } from "#server/bin/bin-kind.ts";
import { isCategoryNamed, lockCategory, returningCategorySlug } from "./blog-category.store.server.ts";
import { returningSlugs } from "./blog-edit.store.server.ts";

/**
 * A post comes back with its former addresses, in its category: if that lies in the bin, it comes back, too. Its private
 * link has ended.
 */
export const binnedPosts: BinKind = {
  noun: "blog post",
  table: "blog_posts",
  lock: "is_sample",
  title: ({ title, title_ur }) => title || title_ur,
  dependents: [{ table: "blog_slug_history", column: "post_id" }],
  returning: async (trx, row, bin) => {
    const { category_id } = row;
    const hasCategory =
      category_id === null ||
      (await lockCategory(trx, category_id)) ||
      (await bin.bringBack("blog category", category_id));
    const slugs = await returningSlugs(trx, row);
    const { slug, slug_ur } = slugs;
    const notes = [
      ...(hasCategory ? [] : [blogMessages.categoryGone]),
      ...(slug === row.slug ? [] : [blogMessages.addressTaken(slug)]),
      ...(slug_ur === row.slug_ur || slug_ur === slug ? [] : [blogMessages.urduAddressTaken(slug_ur)]),
    ];
    const returning = { ...row, ...slugs, category_id: hasCategory ? category_id : null };
    return { row: returning, notes };
  },
};

export const binnedCategories = binKind({
  noun: "blog category",
  table: "blog_categories",
  lock: "is_sample",
  title: ({ name }) => name,
  returning: async (trx, row) => {
    if (await isCategoryNamed(trx, row.name_key)) return { fault: blogMessages.categoryTakenSince };
    return { row: { ...row, slug: await returningCategorySlug(trx, row) }, notes: [] };
  },
});
