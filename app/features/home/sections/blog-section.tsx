import { LinkButton } from "#app/ui/link-button.tsx";
import type { BlogSummary } from "../../blog/blog.types.ts";
import { BlogCard } from "../../blog/blog-card.tsx";
import { BlogLead } from "../../blog/blog-lead.tsx";

/** The seeds' homepage mode: the first post featured, the others in a grid. */
export function BlogSection({ posts }: { posts: BlogSummary[] }) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <section aria-labelledby="stories" className="page-width py-20 lg:py-28">
      <div className="double-rule mb-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-6">
        <h2 id="stories" className="text-heading">
          Stories from the work
        </h2>
      </div>
      <BlogLead post={lead} />
      {others.length > 0 && (
        <ul className="mt-16 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((post, place) => (
            <li key={post.id} className={place === 2 ? "sm:max-lg:col-span-2" : ""}>
              <BlogCard post={post} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-14 text-center">
        <LinkButton to="/blogs" variant="quiet" prefetch="intent">
          View All Blog Posts
        </LinkButton>
      </p>
    </section>
  );
}
