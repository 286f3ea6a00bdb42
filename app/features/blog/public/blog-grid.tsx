import type { BlogSummary } from "#app/features/blog/blog.schema.ts";
import { BlogCard } from "./blog-card.tsx";
import { blogGrid } from "./blog-list-states.tsx";

/** @param props.withLead the first post takes four cells; with twelve posts that fills five rows of three */
export function BlogGrid({ posts, withLead }: { posts: BlogSummary[]; withLead: boolean }) {
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
