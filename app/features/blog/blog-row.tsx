import { karachiDay } from "#app/lib/dates.ts";
import { scriptOf } from "#app/lib/urdu.ts";
import { Picture } from "#app/ui/picture.tsx";
import { StackedCell, StackedRow } from "#app/ui/stacked-table.tsx";
import { postDefaults } from "./blog.constants.ts";
import type { BlogCategory, BlogPost } from "./blog.types.ts";
import { categoryLabel } from "./blog-order.ts";
import { BlogRowActions } from "./blog-row-actions.tsx";

type BlogRowProps = {
  post: BlogPost;
  categories: BlogCategory[];
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
};

export function BlogRow({ post, categories, onEdit, onDelete }: BlogRowProps) {
  const hidden = whyHidden(post);
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
          <div dir={scriptOf(post.title).dir} className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2">
              <span {...scriptOf(post.title)} className="line-clamp-3 text-base leading-snug font-semibold">
                {post.title}
              </span>
              {hidden && (
                <span className="rounded-full border border-rule-strong px-2 text-xs font-semibold text-soft">
                  {hidden}
                </span>
              )}
            </p>
            <p {...scriptOf(post.excerpt)} className="line-clamp-1 text-soft">
              {post.excerpt}
            </p>
          </div>
        </div>
      </StackedCell>
      <StackedCell label="Category">
        <bdi {...scriptOf(categoryLabel(post, categories))}>{categoryLabel(post, categories)}</bdi>
      </StackedCell>
      <StackedCell label="Author">
        <bdi {...scriptOf(post.author_name)}>{post.author_name || postDefaults.author}</bdi>
      </StackedCell>
      <StackedCell label="Date" className="figures">
        {post.published_at ? post.formatted_date : "N/A"}
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

/** Why visitors do not see a post: it is a draft, or its day has not come. */
function whyHidden(post: BlogPost): "Draft" | "Scheduled" | undefined {
  if (post.status === "draft") return "Draft";
  return post.published_at > karachiDay(new Date()) ? "Scheduled" : undefined;
}
