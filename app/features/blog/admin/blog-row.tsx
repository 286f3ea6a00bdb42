import { postDefaults } from "#app/features/blog/blog.messages.ts";
import type { BlogCategory, BlogPost } from "#app/features/blog/blog.schema.ts";
import { publicationOf } from "#app/features/blog/blog-publication.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Picture } from "#app/ui/picture.tsx";
import { StackedCell, StackedRow } from "#app/ui/stacked-table.tsx";
import { categoryLabel } from "./blog-order.ts";
import { BlogRowActions } from "./blog-row-actions.tsx";

type BlogRowProps = {
  post: BlogPost;
  categories: BlogCategory[];
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
};

export function BlogRow({ post, categories, onEdit, onDelete }: BlogRowProps) {
  const hidden = hiddenTexts[publicationOf(post, karachiDay(new Date()))];
  const title = post.title || postDefaults.title;
  return (
    <StackedRow>
      <StackedCell className="w-full md:w-auto">
        <div className="flex min-w-0 gap-3">
          <Picture
            src={post.featured_image}
            alt=""
            sizes="72px"
            className="h-12 w-18 shrink-0 rounded-xs border border-rule"
          />
          <div dir={langAttrs(title).dir} className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2">
              <span {...langAttrs(title)} className="line-clamp-3 text-base leading-snug font-semibold">
                {title}
              </span>
              {hidden && (
                <span className="rounded-full border border-rule-strong px-2 text-xs font-semibold text-soft">
                  {hidden}
                </span>
              )}
            </p>
            <p {...langAttrs(post.excerpt)} className="line-clamp-1 text-soft">
              {post.excerpt}
            </p>
          </div>
        </div>
      </StackedCell>
      <StackedCell label="Category">
        <bdi {...langAttrs(categoryLabel(post, categories))}>{categoryLabel(post, categories)}</bdi>
      </StackedCell>
      <StackedCell label="Author">
        <bdi {...langAttrs(post.author_name)}>{post.author_name || postDefaults.author}</bdi>
      </StackedCell>
      <StackedCell label="Date" className="figures">
        {post.formatted_date || "N/A"}
      </StackedCell>
      <StackedCell className="ms-auto md:text-end">
        <BlogRowActions
          post={post}
          isPublic={hidden === undefined}
          onEdit={() => onEdit(post)}
          onDelete={() => onDelete(post)}
        />
      </StackedCell>
    </StackedRow>
  );
}

/** Why visitors do not see a post: it is a draft, or scheduled for a later day. */
const hiddenTexts = { draft: "Draft", scheduled: "Scheduled", public: undefined };
