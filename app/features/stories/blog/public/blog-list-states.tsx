import type { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import { ListFailed, ListHeader } from "#app/site/list-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator, Skeleton } from "#app/ui/loading.tsx";
import { useText } from "#app/ui/text.tsx";

/** The places of the cards. */
export const blogGrid = "grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3";

/** The header of /blogs. */
export function BlogListHeader() {
  const states = useText<typeof blogStatesWords>("blogStates");
  return <ListHeader heading={states("heading")} lead={states("lead")} />;
}

/** The posts while they load. */
export function BlogsLoading() {
  const states = useText<typeof blogStatesWords>("blogStates");
  return (
    <>
      <div className="pb-10">
        <LoadingIndicator text={states("loading")} />
      </div>
      <BlogGridSkeleton />
    </>
  );
}

/** The whole page while it loads. */
export function BlogListLoading() {
  return (
    <>
      <BlogListHeader />
      <div className="page-width pb-24">
        <BlogsLoading />
      </div>
    </>
  );
}

type BlogListFailedProps = {
  message: "listFailed" | "unreachable";
  /** Retries in place; without it this is the whole page, which is loaded anew. */
  onRetry?: () => void;
};

export function BlogListFailed({ message, onRetry }: BlogListFailedProps) {
  const states = useText<typeof blogStatesWords>("blogStates");
  const tryAgain = states("tryAgain");
  return (
    <ListFailed title={states("failed")} text={states(message)} tryAgain={tryAgain} level={onRetry ? 2 : 1}>
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
    </ListFailed>
  );
}

/** A skeleton of six cards. Here, because the frame shows it and must not load the cards. */
function BlogGridSkeleton() {
  return (
    <div className={blogGrid}>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six equal shapes that never change places
        <div key={place} className={place < 3 ? "" : "hidden sm:block"}>
          <Skeleton className="aspect-[8/5] w-full" />
          <Skeleton className="mt-6 h-6 w-11/12" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-6 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
