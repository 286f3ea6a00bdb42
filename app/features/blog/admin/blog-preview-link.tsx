import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { callQuery } from "#app/dashboard/call-query.ts";
import { blogMessages } from "#app/features/blog/blog-admin.messages.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useToast } from "#app/ui/toast.tsx";

const linkTexts = { failed: blogMessages.previewFailed };

type BlogPreviewLinkProps = {
  postId: number;
  /** The link shows what is saved. */
  unsaved: boolean;
};

/** The private link to a post that is not public: for somebody without an account. */
export function BlogPreviewLink({ postId, unsaved }: BlogPreviewLinkProps) {
  const toast = useToast();
  const { data, error, isPending, refetch } = useQuery(
    callQuery("readPostPreview", { query: { id: postId }, texts: linkTexts }),
  );
  const [busy, setBusy] = useState(false);
  const asked = { body: { id: postId }, texts: linkTexts };

  async function change(made: Promise<CallResult<{ message?: string }>>) {
    setBusy(true);
    const result = await made;
    await refetch();
    setBusy(false);
    if (result.ok) toast.success(result.body.message ?? "");
    else toast.error(result.message);
  }

  if (isPending) return null;
  return (
    <div className="border-t border-rule pt-4 text-sm">
      <h3 className="font-sans text-sm font-semibold">Private preview link</h3>
      {error && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-pomegranate">
          {error.message}
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {data?.url ? (
        <>
          <p className="mt-1 font-mono text-xs wrap-anywhere text-soft">{data.url}</p>
          <p className="mt-1 text-soft">
            {unsaved ? "It shows the last saved version." : blogMessages.previewMade}
            {data.ends_at && ` It ends on ${formatDay(karachiDay(new Date(data.ends_at)))}.`}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={data.url} what="the preview link" />
            <Button
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => void change(call("deletePostPreview", asked))}
            >
              Withdraw
            </Button>
          </div>
        </>
      ) : (
        !error && (
          <>
            <p className="mt-1 text-soft">Lets somebody without an account read the draft.</p>
            <Button
              variant="quiet"
              size="small"
              className="mt-2"
              disabled={busy}
              onClick={() => void change(call("createPostPreview", asked))}
            >
              Create link
            </Button>
          </>
        )
      )}
    </div>
  );
}
