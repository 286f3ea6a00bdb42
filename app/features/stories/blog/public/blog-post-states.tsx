import { useHref, useLocation } from "react-router";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import type { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { LoadingIndicator, Skeleton } from "#app/ui/loading.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";

/** @param props.named whether the URL named a post: BLOG-08, else BLOG-09 */
export function BlogPostMissing({ named }: { named: boolean }) {
  const t = useText<typeof blogWords>("blog");
  const states = useText<typeof blogStatesWords>("blogStates");
  return (
    <div className="page-width py-10">
      <StateMessage
        level={1}
        title={t("notFound")}
        text={t(named ? "notFoundText" : "noSlug")}
        art="/art/lost-page.svg"
      >
        <LinkButton to="/blogs">{states("backToAll")}</LinkButton>
      </StateMessage>
    </div>
  );
}

export function BlogPostFailed() {
  const states = useText<typeof blogStatesWords>("blogStates");
  const here = useHref(useLocation().pathname);
  return (
    <div className="page-width py-10">
      <StateMessage
        failure
        level={1}
        title={states("postFailed")}
        text={states("postFailedText")}
        art="/art/offline.svg"
      >
        <LinkButton href={here}>{states("tryAgain")}</LinkButton>
        <QuietLink to="/blogs">{states("backToAll")}</QuietLink>
      </StateMessage>
    </div>
  );
}

/** A skeleton of a post in its shape, so that nothing moves when it loads. */
export function BlogPostLoading() {
  const states = useText<typeof blogStatesWords>("blogStates");
  return (
    <div className="page-width max-w-5xl py-16">
      <LoadingIndicator text={states("loadingPost")} />
      <Skeleton className="mx-auto mt-10 h-12 w-4/5" />
      <Skeleton className="mx-auto mt-4 h-12 w-3/5" />
      <Skeleton className="mx-auto mt-8 h-5 w-64" />
      <Skeleton className="mt-12 aspect-[8/5] w-full" />
    </div>
  );
}
