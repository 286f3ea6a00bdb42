import { useHref } from "react-router";
import type { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import { Button } from "#app/ui/button.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { LoadingIndicator, Skeleton } from "#app/ui/loading.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";

/** The places of the cards. */
export const blogGrid = "grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3";

/** The header of /blogs: the title on the lattice. */
export function BlogListHeader() {
  const states = useText<typeof blogStatesWords>("blogStates");
  return (
    <div className="relative overflow-hidden">
      <Lattice className="page-lattice absolute inset-0 text-rule" />
      <div className="page-width relative pt-14 pb-10 sm:pt-20">
        <h1 className="text-title">{states("heading")}</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">{states("lead")}</p>
      </div>
    </div>
  );
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
  /** Retries in place; without it the page is reloaded. */
  onRetry?: () => void;
};

export function BlogListFailed({ message, onRetry }: BlogListFailedProps) {
  const states = useText<typeof blogStatesWords>("blogStates");
  const here = useHref("/blogs");
  return (
    <StateMessage
      failure
      level={onRetry ? 2 : 1}
      title={states("failed")}
      text={states(message)}
      art="/art/offline.svg"
    >
      {onRetry ? (
        <Button onClick={onRetry}>{states("tryAgain")}</Button>
      ) : (
        <LinkButton href={here}>{states("tryAgain")}</LinkButton>
      )}
    </StateMessage>
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
