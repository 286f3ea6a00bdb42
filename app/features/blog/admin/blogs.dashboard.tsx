import { Plus, Tags } from "lucide-react";
import { useState } from "react";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { BlogAdminList } from "./blog-admin-list.tsx";
import { BlogDeletion } from "./blog-deletion.tsx";
import { BlogEditor } from "./blog-editor.tsx";
import { CategoryManager } from "./category-manager.tsx";

const title = "Blog Management";

export const meta = () => dashboardMeta(title);

/** What is open over the list. Each opening has a new key, so that no editor starts with another's text. */
type Open =
  | { what: "editor"; post?: BlogPost }
  | { what: "deletion"; post: BlogPost }
  | { what: "categories" };

export default function BlogsDashboard() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const create = () => setOpen({ what: "editor" });
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen({ what: "categories" })}>
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
        onCreate={create}
        onEdit={(post) => setOpen({ what: "editor", post })}
        onDelete={(post) => setOpen({ what: "deletion", post })}
      />
      {open?.what === "editor" && <BlogEditor post={open.post} onClose={close} />}
      {open?.what === "deletion" && <BlogDeletion post={open.post} onClose={close} />}
      {open?.what === "categories" && <CategoryManager onClose={close} />}
    </>
  );
}
