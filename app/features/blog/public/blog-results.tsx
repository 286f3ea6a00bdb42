import { blogPageMessages } from "#app/features/blog/blog.messages.ts";
import type { BlogCategory, BlogSummary } from "#app/features/blog/blog.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton, QuietLink } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text } from "#app/ui/text.tsx";
import { BlogCard } from "./blog-card.tsx";
import { type BlogListQuery, filterPosts, listAddress } from "./blog-list-query.ts";
import { blogGrid } from "./blog-list-states.tsx";

export type LoadedList = {
  posts: BlogSummary[];
  /** How many posts match, on all pages. */
  total: number;
  next?: string;
  previous?: string;
  categories: BlogCategory[];
};

type BlogResultsProps = { list: LoadedList; query: BlogListQuery; term: string; onClear: () => void };

/** The loaded posts, filtered by what is being typed; or why there are none. */
export function BlogResults({ list, query, term, onClear }: BlogResultsProps) {
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
      ? blogPageMessages.noMatch(searched)
      : category
        ? blogPageMessages.emptyCategory(named ?? category)
        : blogPageMessages.empty;
    return (
      <StateMessage
        title="No Stories Found"
        text={text}
        art={`/art/${searched ? "empty-search" : "empty-list"}.svg`}
      >
        {filtering && <Button onClick={onClear}>Clear Search</Button>}
        {!filtering && q && <LinkButton to={listAddress({ category })}>Clear Search</LinkButton>}
        {filtering && beyond && (
          <QuietLink to={listAddress({ category, q: typed })} preventScrollReset>
            Search all {list.total} stories
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
              {posts.length} of {list.posts.length} stories here match
              {beyond && ". Press Enter to search them all"}
            </>
          ) : (
            <>
              {list.total} {list.total === 1 ? "story" : "stories"}
              {q && (
                <span>
                  for “<Text as="bdi" text={q} />”
                </span>
              )}
            </>
          )}
        </p>
        {q && (
          <LinkButton to={listAddress({ category })} variant="quiet" size="small" preventScrollReset>
            Clear Search
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
  if (!next && !previous) return null;
  return (
    <nav aria-label="Pages" className="double-rule mt-16 flex flex-wrap justify-between gap-4 pt-6">
      {previous ? (
        <QuietLink to={listAddress({ category, q, before: previous })} rel="prev">
          <Icon name="arrow-left" className="size-4" />
          Newer stories
        </QuietLink>
      ) : (
        <span />
      )}
      {next && (
        <QuietLink to={listAddress({ category, q, after: next })} rel="next">
          Older stories
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
