import { call } from "#app/dashboard/call.ts";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { blogMessages } from "#app/features/blog/blog-admin.messages.ts";
import { useRefreshBlogs } from "./blog-queries.ts";

/** Asks for confirmation before a post is deleted. */
export function BlogDeletion({ post, onClose }: { post: BlogPost; onClose: () => void }) {
  const refresh = useRefreshBlogs();
  return (
    <DeletionDialog
      title="Delete this post?"
      question={blogMessages.confirmDelete}
      name={post.title}
      remove={() =>
        call("saveBlog", {
          body: { _method: "DELETE", id: post.id },
          files: {},
          texts: { failed: blogMessages.deleteFailed, broke: blogMessages.deleteBroke },
        })
      }
      done={blogMessages.deleted}
      refresh={refresh}
      onClose={onClose}
    />
  );
}
