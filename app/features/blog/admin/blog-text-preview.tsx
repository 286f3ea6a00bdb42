import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { blogMessages } from "#app/features/blog/blog-admin.messages.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";

/** The delay after typing before the server is asked, in ms. */
const pause = 400;

/** The text as the server renders it, a moment after typing has paused. */
function useRendered(content: string) {
  const [asked, setAsked] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(content), pause);
    return () => clearTimeout(timer);
  }, [content]);
  return useQuery({
    queryKey: ["blog text", asked],
    queryFn: async () =>
      bodyOf(
        await call("renderText", { body: { content: asked }, texts: { failed: blogMessages.renderFailed } }),
      ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** A text as its post will show it, by the server's own rules. */
export function BlogTextPreview({ content }: { content: string }) {
  const { data, error, isFetching, refetch } = useRendered(content);
  const foreign = data?.foreign_pictures ?? [];
  return (
    <section
      aria-label="Preview"
      aria-busy={isFetching}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      className="relative min-h-80 overflow-y-auto border border-rule bg-paper px-4 py-5"
    >
      {error && (
        <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-sm text-pomegranate">
          {error.message}
          <Button variant="quiet" size="small" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {foreign.length > 0 && (
        <p className="mb-4 text-sm text-pomegranate">
          Pictures from other websites cannot be shown. Upload them with the Picture button.
        </p>
      )}
      {!data && !error && <LoadingIndicator text="Loading the preview..." />}
      {data?.html === "" && <p className="text-sm text-soft">What you write appears here.</p>}
      {data && (
        <div
          {...langAttrs(data.html.replace(/<[^>]*>/g, " "))}
          className="prose text-base"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server against an allow-list
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      )}
    </section>
  );
}
