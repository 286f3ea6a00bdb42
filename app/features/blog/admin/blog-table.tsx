import type { BlogCategory, BlogPost } from "#app/features/blog/blog.schema.ts";
import { PlainHead, SortHead, StackedTable } from "#app/ui/stacked-table.tsx";
import { type BlogColumn, type BlogOrder, nextOrder } from "./blog-order.ts";
import { BlogRow } from "./blog-row.tsx";

type BlogTableProps = {
  posts: BlogPost[];
  categories: BlogCategory[];
  order: BlogOrder;
  onOrder: (order: BlogOrder) => void;
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
};

const columns: { column: BlogColumn; label: string; width?: string }[] = [
  { column: "title", label: "Blog Post" },
  { column: "category", label: "Category", width: "md:w-28 xl:w-40" },
  { column: "author", label: "Author", width: "md:w-26 xl:w-36" },
  { column: "date", label: "Date", width: "md:w-28 xl:w-34" },
];

export function BlogTable({ posts, categories, order, onOrder, onEdit, onDelete }: BlogTableProps) {
  const sortedBy = (column: BlogColumn) =>
    order.column !== column ? undefined : order.ascending ? "ascending" : "descending";
  return (
    <StackedTable
      caption="Blog posts"
      head={
        <>
          {columns.map(({ column, label, width }) => (
            <SortHead
              key={column}
              sorted={sortedBy(column)}
              className={width}
              onSort={() => onOrder(nextOrder(order, column))}
            >
              {label}
            </SortHead>
          ))}
          <PlainHead className="md:w-32 md:text-end">Actions</PlainHead>
        </>
      }
    >
      {posts.map((post) => (
        <BlogRow key={post.id} post={post} categories={categories} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </StackedTable>
  );
}
