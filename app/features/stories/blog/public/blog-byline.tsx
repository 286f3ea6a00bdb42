import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { Text, useText } from "#app/ui/text.tsx";

type BylineProps = {
  post: Pick<BlogSummary, "author_name" | "published_at" | "formatted_date" | "read_time">;
  className?: string;
};

/** When it was written, who wrote it, and how long it takes to read; where the record says nothing, BLOG-05 and BLOG-06. */
export function Byline({ post, className = "" }: BylineProps) {
  const t = useText<typeof blogWords>("blog");
  return (
    <p className={`figures flex flex-wrap items-baseline gap-x-2 text-sm text-soft ${className}`}>
      <time dateTime={post.published_at}>{post.formatted_date || t("recent")}</time>
      <span aria-hidden="true">·</span>
      <Text as="span" text={post.author_name || t("admin")} />
      <span aria-hidden="true">·</span>
      <span>{t("minutes", { minutes: post.read_time || postDefaults.readTime })}</span>
    </p>
  );
}
