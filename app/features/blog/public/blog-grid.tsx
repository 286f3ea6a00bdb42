import type { BlogSummary } from "#app/features/blog/blog.schema.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { BlogCard } from "./blog-card.tsx";

const grid = "grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3";

/** @param props.withLead the first post takes four cells; with twelve posts that fills five rows of three */
export function BlogGrid({ posts, withLead }: { posts: BlogSummary[]; withLead: boolean }) {
  return (
    <ul className={grid}>
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

/** A skeleton of six cards. */
export function BlogGridSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six equal shapes that never change places
        <div key={place} className={place < 3 ? "" : "hidden sm:block"}>
          <Skeleton className="aspect-[8/5] w-full" />
          <Skeleton className="mt-6 h-6 w-11/12" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-6 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
