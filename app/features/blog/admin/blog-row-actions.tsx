import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { postDefaults } from "#app/features/blog/blog.messages.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { useToast } from "#app/ui/toast.tsx";

type BlogRowActionsProps = {
  post: BlogPost;
  /** Whether the post has a public page. */
  isPublic: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

const look = buttonStyle({ variant: "quiet", size: "small" }, "w-9 min-h-9 border-transparent! px-0!");
const icon = { "aria-hidden": true, className: "size-4.5" } as const;
const notPublic = "Visitors cannot see this post yet, so there is no page to view.";

export function BlogRowActions({ post, isPublic, onEdit, onDelete }: BlogRowActionsProps) {
  const toast = useToast();
  const title = post.title || postDefaults.title;
  return (
    <div className="inline-flex">
      <button type="button" aria-label={`Edit ${title}`} title="Edit" className={look} onClick={onEdit}>
        <Pencil {...icon} />
      </button>
      {isPublic ? (
        <a
          href={`/blog/${encodeURIComponent(post.slug)}`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${title} (opens in a new tab)`}
          title="View"
          className={look}
        >
          <ExternalLink {...icon} />
        </a>
      ) : (
        <button
          type="button"
          aria-label={`View ${title}`}
          aria-disabled="true"
          title="View"
          className={look}
          onClick={() => toast.error(notPublic)}
        >
          <ExternalLink {...icon} />
        </button>
      )}
      <button type="button" aria-label={`Delete ${title}`} title="Delete" className={look} onClick={onDelete}>
        <Trash2 {...icon} />
      </button>
    </div>
  );
}
