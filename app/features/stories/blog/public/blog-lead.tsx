import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CardLink } from "#app/ui/links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import { Byline } from "./blog-byline.tsx";
import { CategoryTag } from "./category-tag.tsx";

/** The newest post on the home page: a wide picture, the text beside it. */
export function BlogLead({ post }: { post: BlogSummary }) {
  const t = useText<typeof blogWords>("blog");
  const language = useLanguage();
  const title = post.title || t("untitled");
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-4 wrap-anywhere sm:gap-y-6 lg:grid-cols-[1.45fr_1fr]">
      <div className="overflow-hidden rounded-sm">
        <Picture
          src={post.featured_image}
          alt={post.featured_image_alt}
          sizes="(min-width: 64rem) 45rem, 92vw"
          className="aspect-[2/1] h-auto w-full sm:aspect-[8/5] transition-transform duration-300 ease-calm group-hover:scale-[1.02]"
        />
      </div>
      <div>
        <CategoryTag name={post.category_name} />
        <Byline post={post} className="mt-2.5 sm:mt-4" />
        <h3
          {...langAttrs(title, language)}
          className="mt-1 line-clamp-4 pb-1 text-2xl sm:line-clamp-2 sm:text-heading"
        >
          <CardLink to={`/blog/${post.slug}`}>{title}</CardLink>
        </h3>
        {post.excerpt && (
          <Text
            as="p"
            text={post.excerpt}
            className="mt-1.5 line-clamp-2 text-soft sm:line-clamp-3 sm:mt-3 sm:text-lg"
          />
        )}
        <p
          aria-hidden="true"
          className="mt-5 flex max-sm:hidden items-center gap-2 font-semibold text-emerald"
        >
          {t("readStory")}
          <Icon name="arrow-right" className="size-4 onward" />
        </p>
      </div>
    </article>
  );
}
