import type { BlogSummary, ShownCategory } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { RichText, Text, useText } from "#app/ui/text.tsx";
import { BlogCard } from "./blog-card.tsx";
import { type BlogListQuery, filterPosts, listAddress } from "./blog-list-query.ts";
import { blogGrid } from "./blog-list-states.tsx";

export type LoadedList = {
  posts: BlogSummary[];
  /** How many posts match, on all pages. */
  total: number;
  next?: string;
  previous?: string;
  categories: ShownCategory[];
};

type BlogResultsProps = { list: LoadedList; query: BlogListQuery; term: string; onClear: () => void };

/** The loaded posts, filtered by what is being typed; or why there are none. */
export function BlogResults({ list, query, term, onClear }: BlogResultsProps) {
  const t = useText<typeof blogWords>("blog");
  const { category, q, after, before } = query;
  const typed = term.trim();
  // The server's own results are not filtered again: it searches the full text.
  const filtering = typed !== "" && typed !== (q ?? "");
  const posts = filtering ? filterPosts(list.posts, typed) : list.posts;
  const beyond = list.total > list.posts.length;

  if (posts.length === 0) {
    const searched = filtering ? typed : q;
    const named = list.categories.find(({ slug, id }) => slug === category || String(id) === category)?.name;
    const text = searched
      ? t("noMatch", { term: searched })
      : category
        ? t("emptyCategory", { category: named ?? category })
        : t("empty");
    return (
      <StateMessage
        title={t("noStories")}
        text={text}
        art={`/art/${searched ? "empty-search" : "empty-list"}.svg`}
      >
        {filtering && <Button onClick={onClear}>{t("clearSearch")}</Button>}
        {!filtering && q && <LinkButton to={listAddress({ category })}>{t("clearSearch")}</LinkButton>}
        {filtering && beyond && (
          <QuietLink to={listAddress({ category, q: typed })} preventScrollReset>
            {t("searchAll", { count: list.total })}
          </QuietLink>
        )}
      </StateMessage>
    );
  }

  const first = !category && !q && !after && !before;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 border-t border-rule pt-3">
        <p role="status" className="label figures flex min-h-8 items-center text-soft">
          {filtering ? (
            <>
              {t("matchHere", { shown: posts.length, count: list.posts.length })}
              {beyond && t("pressEnter")}
            </>
          ) : (
            <>
              {t("count", { count: list.total })}
              {q && (
                <span>
                  <RichText<typeof blogWords>
                    name="blog"
                    id="forTerm"
                    components={{ term: <Text as="bdi" text={q} /> }}
                  />
                </span>
              )}
            </>
          )}
        </p>
        {q && (
          <LinkButton to={listAddress({ category })} variant="quiet" size="small" preventScrollReset>
            {t("clearSearch")}
          </LinkButton>
        )}
      </div>
      <BlogGrid posts={posts} withLead={first && !filtering} />
      {!filtering && <BlogPages query={query} next={list.next} previous={list.previous} />}
    </>
  );
}

type BlogPagesProps = { query: BlogListQuery; next: string | undefined; previous: string | undefined };

/** Links to the neighbouring pages, by cursor: a new post in between moves nothing. */
function BlogPages({ query: { category, q }, next, previous }: BlogPagesProps) {
  const t = useText<typeof blogWords>("blog");
  if (!next && !previous) return null;
  return (
    <nav aria-label={t("pages")} className="double-rule mt-16 flex flex-wrap justify-between gap-4 pt-6">
      {previous ? (
        <QuietLink to={listAddress({ category, q, before: previous })} rel="prev">
          <Icon name="arrow-left" className="size-4" />
          {t("newer")}
        </QuietLink>
      ) : (
        <span />
      )}
      {next && (
        <QuietLink to={listAddress({ category, q, after: next })} rel="next">
          {t("older")}
          <Icon name="arrow-right" className="size-4" />
        </QuietLink>
      )}
    </nav>
  );
}

/** @param props.withLead the first post takes four cells; with twelve posts that fills five rows of three */
function BlogGrid({ posts, withLead }: { posts: BlogSummary[]; withLead: boolean }) {
  return (
    <ul className={blogGrid}>
      {posts.map((post, place) => {
        const lead = withLead && place === 0;
        return (
          <li
            key={post.id}
            className={lead ? "sm:col-span-2 lg:row-span-2" : place > 0 ? "defer-layout" : ""}
          >
            <BlogCard post={post} lead={lead} eager={place === 0} />
          </li>
        );
      })}
    </ul>
  );
}
