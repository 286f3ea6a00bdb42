import { call } from "#app/dashboard/call.ts";
import { useRendered } from "#app/dashboard/markdown/use-rendered.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { LoadingIndicator } from "#app/ui/loading.tsx";

/** A text as its post will show it, by the server's own rules. */
export function BlogTextPreview({ content }: { content: string }) {
  const { data, error, isFetching, refetch } = useRendered("blog text", content, (asked) =>
    call(blogAdminCalls.renderText, {
      body: { content: asked },
      texts: { failed: blogMessages.renderFailed },
    }),
  );
  const foreign = data?.foreign_pictures ?? [];
  return (
    <section
      aria-label="Preview"
      aria-busy={isFetching}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      className="relative min-h-80 overflow-y-auto border border-rule bg-paper px-4 py-5"
    >
      <RetryLine error={error} busy={isFetching} onRetry={refetch} className="mb-4" />
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
