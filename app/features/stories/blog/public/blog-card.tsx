import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { CardLink } from "#app/ui/links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import { Byline } from "./blog-byline.tsx";
import { CategoryTag } from "./category-tag.tsx";

type BlogCardProps = {
  post: BlogSummary;
  /** The first post of a page, shown larger. */
  lead?: boolean;
  /** Whether its picture is on the first screen. */
  eager?: boolean;
  heading?: "h2" | "h3";
  /** On a phone the picture stands beside the words, without category and excerpt. */
  compact?: boolean;
};

/**
 * A post in a list. The title is the one link and covers the card, so that screen readers announce it once.
 */
export function BlogCard({
  post,
  lead = false,
  eager = false,
  heading: Heading = "h2",
  compact = false,
}: BlogCardProps) {
  const hiddenOnPhones = compact ? "max-sm:hidden!" : "";
  const t = useText<typeof blogWords>("blog");
  const language = useLanguage();
  const title = post.title || t("untitled");
  return (
    <article
      className={`group relative flex h-full flex-col wrap-anywhere ${compact ? "max-sm:min-[18rem]:grid max-sm:min-[18rem]:grid-cols-[6rem_minmax(0,1fr)] max-sm:min-[18rem]:grid-rows-[auto_1fr] max-sm:gap-x-3.5" : ""}`}
    >
      <div
        className={`overflow-hidden rounded-sm ${lead ? "relative aspect-[8/5] lg:flex-1" : ""} ${compact ? "max-sm:row-span-2" : ""}`}
      >
        <Picture
          src={post.featured_image}
          alt={post.featured_image_alt}
          eager={eager}
          sizes={
            lead
              ? "(min-width: 64rem) 50rem, 92vw"
              : "(min-width: 64rem) 24rem, (min-width: 36rem) 45vw, 92vw"
          }
          className={`${lead ? "absolute inset-0 h-full" : "aspect-[8/5] h-auto"} w-full transition-transform duration-300 ease-calm group-hover:scale-[1.02]`}
        />
      </div>
      <CategoryTag
        name={post.category_name}
        className={`relative -mt-3 ms-4 self-start shadow-[0_0_0_3px_var(--paper)] ${hiddenOnPhones}`}
      />
      <Byline
        post={post}
        className={
          compact ? "sm:mt-3 max-sm:[&>:nth-child(2)]:hidden max-sm:[&>:nth-child(3)]:hidden" : "mt-3"
        }
      />
      <Heading
        {...langAttrs(title, language)}
        className={`pb-0.5 ${compact ? "line-clamp-4 text-lg leading-tight sm:mt-1 sm:line-clamp-2 sm:text-2xl" : "mt-1 line-clamp-2 text-2xl"} ${lead ? "lg:text-3xl" : ""}`}
      >
        <CardLink to={`/blog/${post.slug}`}>{title}</CardLink>
      </Heading>
      {post.excerpt && (
        <Text
          as="p"
          text={post.excerpt}
          className={`mt-2 line-clamp-3 text-soft ${lead ? "lg:text-lg" : ""} ${hiddenOnPhones}`}
        />
      )}
    </article>
  );
}
