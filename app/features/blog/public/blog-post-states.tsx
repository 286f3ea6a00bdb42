import { useLocation } from "react-router";
import { blogPageMessages } from "#app/features/blog/blog.messages.ts";
import { LinkButton, QuietLink } from "#app/ui/link-button.tsx";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";

/** @param props.named whether the URL named a post: BLOG-08, else BLOG-09 */
export function BlogPostMissing({ named }: { named: boolean }) {
  return (
    <div className="page-width py-10">
      <StateMessage
        level={1}
        title="Blog Not Found"
        text={named ? "The blog post you're looking for doesn't exist." : blogPageMessages.noSlug}
        art="/art/lost-page.svg"
      >
        <LinkButton to="/blogs">Back to All Blogs</LinkButton>
      </StateMessage>
    </div>
  );
}

export function BlogPostFailed() {
  const { pathname } = useLocation();
  return (
    <div className="page-width py-10">
      <StateMessage
        failure
        level={1}
        title="Unable to Load This Story"
        text={blogPageMessages.postFailed}
        art="/art/offline.svg"
      >
        <LinkButton href={pathname}>Try Again</LinkButton>
        <QuietLink to="/blogs">Back to All Blogs</QuietLink>
      </StateMessage>
    </div>
  );
}

/** A skeleton of a post in its shape, so that nothing moves when it loads. */
export function BlogPostLoading() {
  return (
    <div className="page-width max-w-5xl py-16">
      <LoadingIndicator text="Loading the story..." />
      <Skeleton className="mx-auto mt-10 h-12 w-4/5" />
      <Skeleton className="mx-auto mt-4 h-12 w-3/5" />
      <Skeleton className="mx-auto mt-8 h-5 w-64" />
      <Skeleton className="mt-12 aspect-[8/5] w-full" />
    </div>
  );
}
