import { Link } from "react-router";
import { postDefaults } from "#app/features/blog/blog.messages.ts";
import type { RelatedBlog } from "#app/features/blog/blog.schema.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Picture } from "#app/ui/picture.tsx";

export function BlogRelated({ posts }: { posts: RelatedBlog[] }) {
  return (
    <section aria-labelledby="related" className="not-on-paper border-t border-rule bg-sunk">
      <div className="page-width py-16">
        <h2 id="related" className="text-heading">
          Related Stories
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug} className="group relative flex flex-wrap gap-4 sm:block">
              <div className="w-28 shrink-0 overflow-hidden rounded-sm sm:w-auto">
                <Picture
                  src={post.featured_image}
                  alt={post.featured_image_alt}
                  sizes="(min-width: 36rem) 30vw, 7rem"
                  className="aspect-[8/5] h-auto w-full"
                />
              </div>
              <div className="min-w-0 flex-[1_1_8rem]">
                <h3 {...langAttrs(post.title)} className="line-clamp-2 text-xl sm:mt-4">
                  <Link
                    to={`/blog/${post.slug}`}
                    prefetch="intent"
                    className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {post.title || postDefaults.title}
                  </Link>
                </h3>
                <p className="figures mt-2 text-sm text-soft">
                  <time dateTime={post.published_at}>{post.formatted_date || postDefaults.date}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
