import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { DataTable } from "#app/dashboard/data-table.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import type { RowAction } from "#app/dashboard/row-actions.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { postDefaults } from "#app/features/blog/blog.messages.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { blogColumns, hiddenText } from "./blog-columns.tsx";
import type { BlogList } from "./blog-queries.ts";
import { useCategories } from "./blog-queries.ts";

type BlogAdminListProps = {
  list: BlogList;
  onCreate: () => void;
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
};

const texts = {
  caption: "Blog posts",
  one: "post",
  loading: "Loading blogs...",
  empty: "No blog posts found",
  emptyText: "Write the first one.",
};

const notPublic = "Visitors cannot see this post yet, so there is no page to view.";

const statuses = [
  { value: "published", label: "Published" },
  { value: "scheduled", label: "Scheduled" },
  { value: "draft", label: "Draft" },
];

/** All posts, drafts too: searched and filtered by the server, sorted here, loaded a hundred at a time. */
export function BlogAdminList({ list: { asked, ask, ...list }, ...props }: BlogAdminListProps) {
  const { onCreate, onEdit, onDelete } = props;
  const toast = useToast();
  const { categories, error } = useCategories();
  useFailureToast(error);
  const columns = useMemo(() => blogColumns(categories, onEdit), [categories, onEdit]);
  const filtered = Boolean(asked.q || asked.category || asked.status);
  const hasPosts = filtered || list.isPending || list.rows.length > 0;

  function actions(post: BlogPost): RowAction[] {
    const title = nameOf(post);
    const view = { title: "View", label: `View ${title}`, icon: ExternalLink };
    return [
      { title: "Edit", label: `Edit ${title}`, icon: Pencil, onSelect: () => onEdit(post) },
      hiddenText(post)
        ? { ...view, unavailable: true, onSelect: () => toast.error(notPublic) }
        : { ...view, href: `/blog/${encodeURIComponent(post.slug)}`, newTab: true },
      { title: "Delete", label: `Delete ${title}`, icon: Trash2, onSelect: () => onDelete(post) },
    ];
  }

  return (
    <DataTable
      list={list}
      columns={columns}
      texts={texts}
      nameOf={nameOf}
      filtered={filtered}
      create={<Button onClick={onCreate}>Create First Post</Button>}
      toolbar={
        hasPosts && (
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
            <ListSearch label="Search posts" value={asked.q} onSearch={(q) => ask({ q })} />
            <ListFilter
              label="Status"
              value={asked.status}
              options={statuses}
              onChange={(status) => ask({ status })}
            />
            <ListFilter
              label="Category"
              value={asked.category}
              options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
              onChange={(category) => ask({ category })}
            />
          </div>
        )
      }
      actions={actions}
    />
  );
}

const nameOf = ({ title }: BlogPost) => title || postDefaults.title;
