import { languagesInEnglish } from "#app/contract/language.ts";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { OutdatedPill } from "#app/dashboard/outdated-text.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { BlogCategory, BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import { publicationOf } from "#app/features/stories/blog/blog-publication.ts";
import { formatMoment, karachiMinute, momentOf } from "#app/lib/dates.ts";
import { isUrdu, langAttrs } from "#app/lib/urdu.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Text } from "#app/ui/text.tsx";

const column = columnsOf<BlogSummary>();

/** 'Uncategorized' when there is none, 'Unknown' when it is not among the known: BLOG-19. */
export function categoryLabel(post: BlogSummary, categories: BlogCategory[]): string {
  if (post.category_id === null) return postDefaults.category;
  return categories.find(({ id }) => id === post.category_id)?.name ?? post.category_name ?? "Unknown";
}

/**
 * Why visitors do not see a post: it is a draft, or scheduled for a later day or hour.
 * @returns undefined when they see it
 */
export function hiddenText(post: BlogSummary): string | undefined {
  const publication = publicationOf(post, karachiMinute(new Date()));
  if (publication === "draft") return "Draft";
  const { published_at, published_time } = post;
  return publication === "scheduled"
    ? `Scheduled for ${formatMoment(momentOf(published_at, published_time))}`
    : undefined;
}

/** A post's title for staff: the English one, else the Urdu one. */
export const titleOf = ({ title, title_ur }: BlogSummary): string => title || title_ur || postDefaults.title;

/** In which language a post has no text; undefined when it has one in both. A client may have sent Urdu as its English. */
function missingLanguage({ title, title_ur }: BlogSummary): string | undefined {
  if (title_ur) return title ? undefined : languagesInEnglish.en;
  return isUrdu(title) ? languagesInEnglish.en : languagesInEnglish.ur;
}

const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The columns of the posts. The title opens the editor. */
export const blogColumns = (categories: BlogCategory[], onEdit: (post: BlogSummary) => void) =>
  column.columns([
    column.accessor("title", {
      header: "Blog Post",
      sortFn: (a, b) => compare(titleOf(a.original), titleOf(b.original)),
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

function TitleCell({ post, onEdit }: { post: BlogSummary; onEdit: () => void }) {
  const title = titleOf(post);
  const excerpt = post.excerpt || post.excerpt_ur;
  const hidden = hiddenText(post);
  const missing = missingLanguage(post);
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
          <OutdatedPill noun="blog post" id={post.id} />
        </p>
        <Text as="p" text={excerpt} className="line-clamp-1 text-soft" />
        {missing && (
          <p dir="ltr" className="text-sm text-soft">
            No {missing} text
          </p>
        )}
      </div>
    </div>
  );
}
