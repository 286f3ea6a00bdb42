import { Plus, Tags } from "lucide-react";
import { Suspense, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useEditedRow } from "#app/dashboard/use-edited-row.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { blogMessages } from "#app/features/blog/blog-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { BlogAdminList } from "./blog-admin-list.tsx";
import { usePosts, useRefreshBlogs } from "./blog-queries.ts";

// What opens over the list is loaded when it is opened: the list alone is what is looked at most.
const BlogEditor = lazyPart(async () => (await import("./blog-editor.tsx")).BlogEditor);
const CategoryManager = lazyPart(async () => (await import("./category-manager.tsx")).CategoryManager);

export default function BlogsDashboard() {
  const list = usePosts();
  const edited = useEditedRow(list, "post");
  const [open, setOpen] = useState<{ deletion: BlogPost } | "categories">();
  const close = () => setOpen(undefined);
  const create = () => edited.open();
  return (
    <>
      <PageHeading
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen("categories")}>
              <Tags aria-hidden="true" className="size-4.5" />
              Categories
            </Button>
            <Button onClick={create}>
              <Plus aria-hidden="true" className="size-4.5" />
              New Post
            </Button>
          </>
        }
      />
      <BlogAdminList
        list={list}
        onCreate={create}
        onEdit={edited.open}
        onDelete={(deletion) => setOpen({ deletion })}
      />
      {edited.isOpen && (
        <Suspense>
          <BlogEditor post={edited.row} onClose={edited.close} onStay={edited.open} />
        </Suspense>
      )}
      {open === "categories" && (
        <Suspense>
          <CategoryManager onClose={close} />
        </Suspense>
      )}
      {typeof open === "object" && <BlogDeletion post={open.deletion} onClose={close} />}
    </>
  );
}

/** Asks for confirmation before a post is deleted. */
function BlogDeletion({ post, onClose }: { post: BlogPost; onClose: () => void }) {
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
