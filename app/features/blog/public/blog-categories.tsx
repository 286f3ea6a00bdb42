import { Link } from "react-router";
import type { BlogCategory } from "#app/features/blog/blog.schema.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { type BlogListQuery, listAddress } from "./blog-list-query.ts";
import { categoryColours } from "./category-tag.tsx";

const button =
  "inline-flex min-h-9 items-center rounded-xs px-3.5 text-sm font-semibold no-underline transition-shadow " +
  "hover:shadow-[0_0_0_2px_var(--paper),0_0_0_3px_var(--ink)] " +
  "aria-[current]:shadow-[0_0_0_3px_var(--paper),0_0_0_5px_var(--ink)]";

type BlogCategoriesProps = { categories: BlogCategory[]; query: BlogListQuery };

/** 'All Posts' and one link per category in its colour; they work without JavaScript. */
export function BlogCategories({ categories, query }: BlogCategoriesProps) {
  const { category, q } = query;
  const chosen = (one: BlogCategory) => category === one.slug || category === String(one.id);
  return (
    <nav aria-label="Categories" data-no-overlay>
      <ul className="flex flex-wrap gap-3">
        <li>
          <Link
            to={listAddress({ q })}
            preventScrollReset
            aria-current={category ? undefined : "page"}
            className={`${button} bg-ink text-paper`}
          >
            All Posts
          </Link>
        </li>
        {categories.map((one) => (
          <li key={one.id}>
            <Link
              to={listAddress({ category: one.slug, q })}
              preventScrollReset
              aria-current={chosen(one) ? "page" : undefined}
              style={categoryColours(one.color)}
              {...langAttrs(one.name)}
              className={button}
            >
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
