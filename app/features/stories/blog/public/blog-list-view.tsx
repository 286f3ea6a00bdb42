import { useState } from "react";
import { Form, Link, useLocation, useRevalidator } from "react-router";
import type { ShownCategory } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useDelayed, useLatest, usePendingView } from "#app/ui/page-hooks.ts";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { type BlogListQuery, listAddress, readListQuery } from "./blog-list-query.ts";
import { BlogListFailed, BlogListHeader, BlogsLoading } from "./blog-list-states.tsx";
import { BlogResults, type LoadedList } from "./blog-results.tsx";
import { categoryColours } from "./category-tag.tsx";

/** The list of posts in all its states: loading, failed, empty, shown. */
export function BlogListView({ loaded }: { loaded: LoadedList | { failed: "listFailed" | "unreachable" } }) {
  const location = useLocation();
  const { state, revalidate } = useRevalidator();

  // The target of a pending navigation counts: the clicked category is shown as chosen at once.
  const changing = usePendingView();
  const query = readListQuery(new URLSearchParams((changing ?? location).search));
  const loading = useDelayed(changing !== undefined || state === "loading");

  // A failed navigation keeps the categories of the last successful one.
  const known = useLatest("failed" in loaded ? undefined : loaded.categories);
  const [term, setTerm] = useTyped(query.q ?? "");

  return (
    <>
      <BlogListHeader />
      <div className="page-width pb-24">
        <div className="flex flex-col gap-6 pb-10">
          {known && <BlogSearch term={term} onType={setTerm} category={query.category} />}
          {known && <BlogCategories categories={known} query={query} />}
        </div>
        {loading ? (
          <BlogsLoading />
        ) : "failed" in loaded ? (
          <BlogListFailed message={loaded.failed} onRetry={() => void revalidate()} />
        ) : (
          <BlogResults list={loaded} query={query} term={term} onClear={() => setTerm(query.q ?? "")} />
        )}
      </div>
    </>
  );
}

/** The search input: what was typed, until the URL has another term. */
function useTyped(asked: string) {
  const [typed, setTyped] = useState({ asked, term: asked });
  if (typed.asked !== asked) setTyped({ asked, term: asked });
  return [typed.asked === asked ? typed.term : asked, (term: string) => setTyped({ asked, term })] as const;
}

type BlogSearchProps = {
  term: string;
  onType: (term: string) => void;
  /** Stays selected when the search is submitted. */
  category: string | undefined;
};

/**
 * Typing filters the loaded posts; Enter searches all posts on the server. Without JavaScript it is a plain
 * form.
 */
function BlogSearch({ term, onType, category }: BlogSearchProps) {
  const t = useText<typeof blogWords>("blog");
  const language = useLanguage();
  return (
    <Form action="/blogs" role="search" preventScrollReset className="flex w-full max-w-2xl gap-2">
      {category && <input type="hidden" name="category" value={category} />}
      <div className="relative min-w-0 flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-soft"
        />
        <input
          type="search"
          name="q"
          {...langAttrs(term, language)}
          value={term}
          onChange={(event) => onType(event.currentTarget.value)}
          placeholder={t("searchHint")}
          aria-label={t("searchStories")}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 w-full rounded-sm border border-rule-strong bg-raised ps-11 pe-3 text-ellipsis focus-visible:outline-offset-0"
        />
      </div>
      <Button type="submit" variant="quiet" className="h-12 max-sm:px-3.5">
        {t("search")}
      </Button>
    </Form>
  );
}

const button =
  "framed inline-flex min-h-9 items-center rounded-xs px-3.5 text-sm font-semibold no-underline " +
  "hover:shadow-[0_0_0_2px_var(--paper),0_0_0_3px_var(--ink)] " +
  "aria-[current]:shadow-[0_0_0_3px_var(--paper),0_0_0_5px_var(--ink)]";

type BlogCategoriesProps = { categories: ShownCategory[]; query: BlogListQuery };

/** 'All Posts' and one link per category in its colour; they work without JavaScript. */
function BlogCategories({ categories, query }: BlogCategoriesProps) {
  const t = useText<typeof blogWords>("blog");
  const language = useLanguage();
  const { category, q } = query;
  const chosen = (one: ShownCategory) => category === one.slug || category === String(one.id);
  return (
    <nav aria-label={t("categories")}>
      <ul className="flex flex-wrap gap-3">
        <li>
          <Link
            to={listAddress({ q })}
            preventScrollReset
            aria-current={category ? undefined : "page"}
            className={`${button} bg-ink text-paper`}
          >
            {t("allPosts")}
          </Link>
        </li>
        {categories.map((one) => (
          <li key={one.id}>
            <Link
              to={listAddress({ category: one.slug, q })}
              preventScrollReset
              aria-current={chosen(one) ? "page" : undefined}
              style={categoryColours(one.color)}
              {...langAttrs(one.name, language)}
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
