import { type ReactNode, useState } from "react";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { type BlogOrder, newestFirst, orderPosts } from "./blog-order.ts";
import { useCategories, usePosts } from "./blog-queries.ts";
import { BlogTable } from "./blog-table.tsx";

type BlogAdminListProps = {
  onCreate: () => void;
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
};

/** All posts, drafts too: searched by the server, sorted here, loaded a hundred at a time. */
export function BlogAdminList({ onCreate, onEdit, onDelete }: BlogAdminListProps) {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<BlogOrder>(newestFirst);
  const { posts, total, error, isPending, isFetching, isPlaceholderData, ...query } = usePosts(search);
  const { categories, error: categoriesError } = useCategories();
  useFailureToast(error);
  useFailureToast(categoriesError);

  const empty = total === 0 && !isPending && !isPlaceholderData && !error;
  if (empty && search === "") {
    return (
      <StateMessage
        title="No blog posts found"
        text="The first story is yours to tell."
        art="/art/empty-list.svg"
      >
        <Button onClick={onCreate}>Create First Post</Button>
      </StateMessage>
    );
  }

  let body: ReactNode;
  if (isPending) {
    body = (
      <div className="py-16">
        <LoadingIndicator text="Loading blogs..." />
      </div>
    );
  } else if (error && posts.length === 0) {
    body = (
      <StateMessage
        title={error.message}
        text="The posts are safe; only the list could not be read."
        art="/art/empty-list.svg"
      >
        <Button variant="quiet" disabled={isFetching} onClick={() => query.refetch()}>
          Try Again
        </Button>
      </StateMessage>
    );
  } else if (empty) {
    const text = `Nothing matches "${search}". Try another word.`;
    body = <StateMessage title="No blog posts found" text={text} art="/art/empty-search.svg" />;
  } else {
    const ordered = orderPosts(posts, order, categories);
    body = <BlogTable posts={ordered} {...{ categories, order, onEdit, onDelete }} onOrder={setOrder} />;
  }

  return (
    <section aria-label="Posts" aria-busy={isPlaceholderData}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ListSearch label="Search posts" value={search} onSearch={setSearch} />
        {posts.length > 0 && (
          <p role="status" className="figures text-sm text-soft">
            {isPlaceholderData ? "Loading blogs..." : countText(posts.length, total)}
          </p>
        )}
      </div>
      {body}
      {query.hasNextPage && (
        <div className="mt-5 text-center">
          <Button variant="quiet" disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {query.isFetchingNextPage ? "Loading blogs..." : "Load more"}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Says when the list is incomplete, because sorting only covers the loaded posts. */
function countText(shown: number, total: number): string {
  const all = total.toLocaleString("en-US");
  if (shown < total) return `${shown.toLocaleString("en-US")} of ${all} posts shown`;
  return `${all} ${total === 1 ? "post" : "posts"}`;
}
