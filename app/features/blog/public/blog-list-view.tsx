import { useState } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { useDelayed } from "#app/ui/use-delayed.ts";
import { useLatest } from "#app/ui/use-latest.ts";
import { BlogCategories } from "./blog-categories.tsx";
import { readListQuery } from "./blog-list-query.ts";
import { BlogListFailed, BlogListHeader, BlogsLoading } from "./blog-list-states.tsx";
import { BlogResults, type LoadedList } from "./blog-results.tsx";
import { BlogSearch } from "./blog-search.tsx";

/** The list of posts in all its states: loading, failed, empty, shown. */
export function BlogListView({ loaded }: { loaded: LoadedList | { failed: string } }) {
  const location = useLocation();
  const navigation = useNavigation();
  const { state, revalidate } = useRevalidator();

  // The target of a pending navigation counts: the clicked category is shown as chosen at once.
  const changing = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const query = readListQuery(new URLSearchParams((changing ?? location).search));
  const loading = useDelayed(changing !== undefined || state === "loading");

  const failed = "failed" in loaded ? loaded.failed : undefined;
  // A failed navigation keeps the categories of the last successful one.
  const categories = useLatest("failed" in loaded ? undefined : loaded.categories) ?? [];
  const [term, setTerm] = useTyped(query.q ?? "");

  return (
    <>
      <BlogListHeader />
      <div className="page-width pb-24">
        <div className="flex flex-col gap-6 pb-10">
          <BlogSearch term={term} onType={setTerm} category={query.category} />
          <BlogCategories categories={categories} query={query} />
        </div>
        {loading ? (
          <BlogsLoading />
        ) : "failed" in loaded ? (
          <BlogListFailed message={failed ?? ""} onRetry={() => void revalidate()} />
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
