import { useRef, useState } from "react";
import { blogMessages } from "#app/features/blog/blog.messages.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { deletePost } from "./blog-calls.ts";
import { useRefreshBlogs } from "./blog-queries.ts";

/** Asks for confirmation before a post is deleted. */
export function BlogDeletion({ post, onClose }: { post: BlogPost; onClose: () => void }) {
  const toast = useToast();
  const refresh = useRefreshBlogs();
  const [busy, setBusy] = useState(false);
  const gone = useRef(false);

  async function remove() {
    setBusy(true);
    const result = await deletePost(post.id);
    if (result.ok) toast.success(result.body.message ?? blogMessages.deleted);
    else toast.error(result.message);
    // When somebody else has deleted it already, the list is reloaded too.
    gone.current = result.ok || result.status === 404;
    if (gone.current) await refresh();
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Delete this post?"
      confirm={busy ? "Deleting..." : "Delete"}
      busy={busy}
      // The row and its button are gone: the focus goes elsewhere.
      returnTo={() => (gone.current ? document.getElementById("main") : null)}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{blogMessages.confirmDelete}</p>
      <p {...langAttrs(post.title)} className="mt-3 font-semibold text-ink">
        {post.title}
      </p>
    </ConfirmDialog>
  );
}
