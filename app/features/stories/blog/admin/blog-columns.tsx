import { columnsOf } from "#app/dashboard/data-table.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { TwinLink } from "#app/dashboard/translation-field.tsx";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { BlogCategory, BlogSummary, ListedBlog } from "#app/features/stories/blog/blog.schema.ts";
import { publicationOf } from "#app/features/stories/blog/blog-publication.ts";
import { formatMoment, karachiMinute, momentOf } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Text } from "#app/ui/text.tsx";

const column = columnsOf<ListedBlog>();

/** 'Uncategorized' when there is none, 'Unknown' when it is not among the known: BLOG-19. */
export function categoryLabel(post: BlogSummary, categories: BlogCategory[]): string {
  if (post.category_id === null) return postDefaults.category;
  return categories.find(({ id }) => id === post.category_id)?.name ?? post.category_name ?? "Unknown";
}

/**
 * Why visitors do not see a post: it is a draft, or scheduled for a later day or hour.
 * @returns undefined when they see it
 */
export function hiddenText(post: ListedBlog): string | undefined {
  const publication = publicationOf(post, karachiMinute(new Date()));
  if (publication === "draft") return "Draft";
  const { published_at, published_time } = post;
  return publication === "scheduled"
    ? `Scheduled for ${formatMoment(momentOf(published_at, published_time))}`
    : undefined;
}

const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The columns of the posts. The title opens the editor. */
export const blogColumns = (categories: BlogCategory[], onEdit: (post: ListedBlog) => void) =>
  column.columns([
    column.accessor("title", {
      header: "Blog Post",
      sortFn: (a, b) => compare(a.original.title, b.original.title),
      meta: { className: "w-full md:w-auto" },
      cell: ({ row: { original: post } }) => <TitleCell post={post} onEdit={() => onEdit(post)} />,
    }),
    column.accessor((post) => categoryLabel(post, categories), {
      id: "category",
      header: "Category",
      sortFn: (a, b) => compare(categoryLabel(a.original, categories), categoryLabel(b.original, categories)),
      meta: { label: "Category", className: "md:w-28 xl:w-40" },
      cell: (cell) => <Text as="bdi" text={cell.getValue()} />,
    }),
    column.accessor("author_name", {
      id: "author",
      header: "Author",
      sortFn: (a, b) => compare(a.original.author_name, b.original.author_name),
      meta: { label: "Author", className: "md:w-26 xl:w-36" },
      cell: (cell) => <Text as="bdi" text={cell.getValue() || postDefaults.author} />,
    }),
    column.accessor("published_at", {
      id: "date",
      header: "Date",
      sortDescFirst: true,
      meta: { label: "Date", className: "figures md:w-28 xl:w-34" },
      cell: ({ row: { original: post } }) => post.formatted_date || "N/A",
    }),
  ]);

function TitleCell({ post, onEdit }: { post: ListedBlog; onEdit: () => void }) {
  const title = post.title || postDefaults.title;
  const hidden = hiddenText(post);
  return (
    <div className="flex min-w-0 gap-3">
      <Picture
        src={post.featured_image}
        alt=""
        sizes="72px"
        className="h-12 w-18 shrink-0 rounded-xs border border-rule"
      />
      <div dir={langAttrs(title).dir} className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <button
            type="button"
            {...langAttrs(title)}
            className="line-clamp-3 cursor-pointer text-start text-base leading-snug font-semibold hover:underline"
            onClick={onEdit}
          >
            {title}
          </button>
          {hidden && <StatusPill>{hidden}</StatusPill>}
        </p>
        <Text as="p" text={post.excerpt} className="line-clamp-1 text-soft" />
        <TwinLink row={post} to={(twin) => `/dashboard/blogs?q=${encodeURIComponent(twin.title)}`} />
      </div>
    </div>
  );
}
