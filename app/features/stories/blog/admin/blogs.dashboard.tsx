import { ExternalLink, History, Pencil, Plus, Tags, Trash2 } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { pathIn } from "#app/contract/language.ts";
import { call, prefetch } from "#app/dashboard/call.ts";
import { DataTable } from "#app/dashboard/data-table.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { choice, FilterBar } from "#app/dashboard/filter-bar.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import type { RowAction } from "#app/dashboard/row-actions.tsx";
import { OpeningRow, useEditedRow } from "#app/dashboard/use-edited-row.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { VersionsDialog } from "#app/dashboard/versions-dialog.tsx";
import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { useToast } from "#app/ui/toast.tsx";
import { blogColumns, hiddenText, titleOf } from "./blog-columns.tsx";
import {
  type BlogList,
  categoriesQuery,
  fetchPost,
  postFilters,
  postList,
  useCategories,
  usePosts,
  useRefreshBlogs,
} from "./blog-queries.ts";

// What opens over the list is loaded when it is opened: the list alone is what is looked at most.
const BlogEditor = lazyPart(async () => (await import("./blog-editor.tsx")).BlogEditor);
const CategoryManager = lazyPart(async () => (await import("./category-manager.tsx")).CategoryManager);

export const clientLoader = prefetch(({ asked, list, query }) => {
  list(postList(asked(postFilters)));
  query(categoriesQuery);
});

export default function BlogsDashboard() {
  const list = usePosts();
  const edited = useEditedRow({ fetchRow: fetchPost }, "post");
  const [open, setOpen] = useState<{ deletion: BlogSummary } | { versions: BlogSummary } | "categories">();
  const refresh = useRefreshBlogs();
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
        onEdit={({ id }) => edited.openById(id)}
        onDelete={(deletion) => setOpen({ deletion })}
        onVersions={(versions) => setOpen({ versions })}
      />
      <OpeningRow edited={edited} shape="wide" />
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
      {typeof open === "object" && "deletion" in open && (
        <BlogDeletion post={open.deletion} onClose={close} />
      )}
      {typeof open === "object" && "versions" in open && (
        <VersionsDialog
          noun="blog post"
          id={open.versions.id}
          name={titleOf(open.versions)}
          note="Whether it is published stays as it is."
          refresh={refresh}
          onClose={close}
        />
      )}
    </>
  );
}

/** Asks for confirmation before a post is deleted. */
function BlogDeletion({ post, onClose }: { post: BlogSummary; onClose: () => void }) {
  const refresh = useRefreshBlogs();
  return (
    <DeletionDialog
      title="Delete this post?"
      question={blogMessages.confirmDelete}
      name={titleOf(post)}
      remove={() =>
        call(blogAdminCalls.saveBlog, {
          body: { _method: "DELETE", id: post.id },
          files: {},
          texts: { failed: blogMessages.deleteFailed, broke: blogMessages.deleteBroke },
        })
      }
      bin={{ noun: "blog post", ids: [post.id] }}
      done={blogMessages.deleted}
      refresh={refresh}
      onClose={onClose}
    />
  );
}

type BlogAdminListProps = {
  list: BlogList;
  onCreate: () => void;
  onEdit: (post: BlogSummary) => void;
  onDelete: (post: BlogSummary) => void;
  onVersions: (post: BlogSummary) => void;
};

const texts = {
  caption: "Blog posts",
  one: "post",
  loading: "Loading blogs...",
  failed: "No posts to show",
  empty: "No blog posts found",
  emptyText: "Write the first one.",
};

/** A post's page in English, or in Urdu where it has no other text. */
const viewOf = ({ slug, title, title_ur }: BlogSummary) =>
  pathIn(!title && title_ur ? "ur" : "en", `/blog/${encodeURIComponent(slug)}`);

const notPublic = "Visitors cannot see this post yet, so there is no page to view.";

const statuses = [
  { value: "published", label: "Published" },
  { value: "scheduled", label: "Scheduled" },
  { value: "draft", label: "Draft" },
];

/** All posts, drafts too: searched and filtered by the server, sorted here, loaded a hundred at a time. */
function BlogAdminList({ list: { asked, ask, ...list }, ...props }: BlogAdminListProps) {
  const { onCreate, onEdit, onDelete, onVersions } = props;
  const toast = useToast();
  const { categories, error } = useCategories();
  useFailureToast(error);
  const columns = useMemo(() => blogColumns(categories, onEdit), [categories, onEdit]);
  const filtered = Boolean(asked.q || asked.category || asked.status);
  const hasPosts = filtered || list.isPending || list.rows.length > 0;

  function actions(post: BlogSummary): RowAction[] {
    const view = { title: "View", icon: ExternalLink };
    return [
      { title: "Edit", icon: Pencil, onSelect: () => onEdit(post) },
      hiddenText(post)
        ? { ...view, unavailable: true, onSelect: () => toast.error(notPublic) }
        : { ...view, href: viewOf(post), newTab: true },
      {
        title: "Versions",
        label: `Earlier versions of ${titleOf(post)}`,
        icon: History,
        onSelect: () => onVersions(post),
      },
      { title: "Delete", icon: Trash2, onSelect: () => onDelete(post) },
    ];
  }

  return (
    <DataTable
      list={list}
      columns={columns}
      texts={texts}
      nameOf={titleOf}
      filtered={filtered}
      create={<Button onClick={onCreate}>Create First Post</Button>}
      toolbar={
        hasPosts && (
          <FilterBar
            asked={asked}
            ask={ask}
            search="Search posts"
            filters={[
              choice("status", 11, { label: "Status", all: "Any status", options: statuses }),
              choice("category", 13, {
                label: "Category",
                all: "All categories",
                options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
              }),
            ]}
          />
        )
      }
      actions={actions}
      actionsWidth="md:w-40 xl:w-52"
    />
  );
}
