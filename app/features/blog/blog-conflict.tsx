import { useQuery } from "@tanstack/react-query";
import { bodyOf } from "#app/dashboard/call.ts";
import { scriptOf } from "#app/lib/urdu.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { blogMessages } from "./blog.constants.ts";
import type { BlogPost } from "./blog.types.ts";
import { fetchPost } from "./blog-calls.ts";

type BlogConflictProps = {
  post: BlogPost;
  /** The person has seen the other text and wants their own: the version to save over. */
  onKeepMine: (version: number) => void;
};

/** It stands over the form, whose foot the person has just pressed. */
const comeIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: "nearest" });

/** After a save of a post that somebody else has deleted meanwhile. */
export function BlogGone({ onBecomeNew }: { onBecomeNew: () => void }) {
  return (
    <Notice ref={comeIntoSight} tone="bad" className="mb-5">
      <p className="font-semibold">
        Somebody has deleted this post since you opened it. Your text is still here.
      </p>
      <Button variant="quiet" size="small" className="mt-2" onClick={onBecomeNew}>
        Make it a new post
      </Button>
    </Notice>
  );
}

/** After a save that came too late: shows what somebody else has saved meanwhile, beside the text typed here. */
export function BlogConflict({ post, onKeepMine }: BlogConflictProps) {
  const { data: theirs, error } = useQuery({
    queryKey: ["blog-conflict", post.id],
    queryFn: async () => bodyOf(await fetchPost(post)),
    // Each conflict is a new one.
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Notice ref={comeIntoSight} tone="bad" className="mb-5">
      <p className="font-semibold">{blogMessages.stale}</p>
      {error && <p className="mt-1">{error.message}</p>}
      {theirs && (
        <>
          <details className="mt-2">
            <summary className="text-link inline-block py-1">Show their version</summary>
            <p {...scriptOf(theirs.title)} className="mt-2 font-display text-lg font-semibold">
              {theirs.title}
            </p>
            <p
              {...scriptOf(theirs.content)}
              className="mt-1 max-h-60 overflow-y-auto bg-raised p-3 whitespace-pre-wrap"
            >
              {theirs.content}
            </p>
          </details>
          <Button variant="quiet" size="small" className="mt-2" onClick={() => onKeepMine(theirs.version)}>
            Keep mine
          </Button>
        </>
      )}
    </Notice>
  );
}
