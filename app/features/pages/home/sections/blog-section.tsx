import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import type { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import { BlogCard } from "#app/features/stories/blog/public/blog-card.tsx";
import { BlogLead } from "#app/features/stories/blog/public/blog-lead.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";
import type { homeWords } from "./home.words.ts";
import { SectionFailed } from "./section-failed.tsx";

/**
 * The home page's stories: the first post featured, the others in a grid. Heading and link are shown without
 * posts, too.
 * @param props.posts undefined when they could not be loaded
 */
export function BlogSection({ posts }: { posts: BlogSummary[] | undefined }) {
  const t = useText<typeof homeWords>("home");
  const states = useText<typeof blogStatesWords>("blogStates");
  return (
    <section aria-labelledby="stories" className="page-width py-6 sm:py-14 lg:py-28">
      <div className="double-rule mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-4 sm:mb-12 sm:pt-6">
        <h2 id="stories" className="text-heading">
          {t("stories")}
        </h2>
      </div>
      {posts ? (
        <Posts posts={posts} />
      ) : (
        <SectionFailed title={t("storiesFailed")} text={states("listFailed")} />
      )}
      <p className="mt-6 text-center sm:mt-14">
        <LinkButton to="/blogs" variant="quiet" prefetch="intent">
          {t("viewAllPosts")}
        </LinkButton>
      </p>
    </section>
  );
}

function Posts({ posts: [lead, ...others] }: { posts: BlogSummary[] }) {
  const t = useText<typeof homeWords>("home");
  const blog = useText<typeof blogWords>("blog");
  if (!lead) {
    return <StateMessage title={t("noStories")} text={blog("empty")} art="/art/empty-list.svg" level={3} />;
  }
  return (
    <>
      <BlogLead post={lead} />
      {others.length > 0 && (
        <ul className="mt-7 grid gap-x-8 gap-y-4 sm:mt-16 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3">
          {others.map((post, place) => (
            <li key={post.id} className={place === 2 ? "sm:max-lg:col-span-2" : ""}>
              <BlogCard post={post} heading="h3" compact />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
