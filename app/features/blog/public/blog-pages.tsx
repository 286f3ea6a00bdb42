import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { type BlogListQuery, listAddress } from "./blog-list-query.ts";

type BlogPagesProps = { query: BlogListQuery; next: string | undefined; previous: string | undefined };

/** Links to the neighbouring pages, by cursor: a new post in between moves nothing. */
export function BlogPages({ query: { category, q }, next, previous }: BlogPagesProps) {
  if (!next && !previous) return null;
  return (
    <nav aria-label="Pages" className="double-rule mt-16 flex flex-wrap justify-between gap-4 pt-6">
      {previous ? (
        <LinkButton variant="quiet" to={listAddress({ category, q, before: previous })} rel="prev">
          <Icon name="arrow-left" className="size-4" />
          Newer stories
        </LinkButton>
      ) : (
        <span />
      )}
      {next && (
        <LinkButton variant="quiet" to={listAddress({ category, q, after: next })} rel="next">
          Older stories
          <Icon name="arrow-right" className="size-4" />
        </LinkButton>
      )}
    </nav>
  );
}
