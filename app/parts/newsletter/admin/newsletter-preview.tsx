import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { useRendered } from "#app/dashboard/markdown/use-rendered.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import { newslettersMessages } from "#app/parts/newsletter/newsletters.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { fetchNewsletter } from "./newsletter-list.ts";

/** Gmail cuts a longer mail, and with it the link to unsubscribe. */
const gmailBytes = 102_400;

type NewsletterPreviewProps = {
  subject: string;
  preheader: string;
  content: string;
  /** Stands by itself: it is as high as a phone. */
  tall?: boolean;
};

/** The mail as mail programs show it on a phone, and as plain text, by the server's own rules. */
export function NewsletterPreview({ tall = false, ...written }: NewsletterPreviewProps) {
  const [shown, setShown] = useState<"html" | "text">("html");
  const { data, error, isFetching, refetch } = useRendered("newsletter", written, (body) =>
    call(newsletterCalls.previewNewsletter, {
      body,
      texts: { failed: newslettersMessages.previewFailed },
    }),
  );
  const views = [
    ["html", "Mail"],
    ["text", "Plain text"],
  ] as const;
  return (
    <section
      aria-label="Preview"
      aria-busy={isFetching}
      className={`flex flex-col border border-rule bg-sunk px-3 py-3 ${tall ? "min-h-[42rem]" : "min-h-96"}`}
    >
      <div className="mb-3 flex flex-wrap items-center justify-center gap-2">
        {views.map(([view, label]) => (
          <Button
            key={view}
            size="small"
            variant={shown === view ? "primary" : "quiet"}
            aria-pressed={shown === view}
            onClick={() => setShown(view)}
          >
            {label}
          </Button>
        ))}
      </div>
      <RetryLine error={error} busy={isFetching} onRetry={refetch} className="mb-3" />
      {data && data.bytes > gmailBytes && (
        <p role="status" className="mb-3 text-sm text-pomegranate">
          This mail is longer than Gmail shows: readers there may not find the link to unsubscribe. Please
          shorten it.
        </p>
      )}
      {!data && !error && <LoadingIndicator text="Loading the preview..." />}
      {data && shown === "html" && (
        <iframe
          title="The mail, as wide as a phone"
          // No script and no form of it runs, and it has no access to this page.
          sandbox=""
          srcDoc={data.html}
          className="mx-auto min-h-80 w-full max-w-90 flex-1 border border-rule bg-paper"
        />
      )}
      {data && shown === "text" && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
          tabIndex={0}
          className="mx-auto min-h-80 w-full max-w-90 flex-1 overflow-auto border border-rule bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {data.text}
        </pre>
      )}
    </section>
  );
}

/** The same of a newsletter as it is stored: the list does not have its text. */
export function StoredNewsletterPreview({ id, tall }: { id: number; tall?: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [newsletterCalls.listNewsletters.name, { id }],
    queryFn: async () => bodyOf(await fetchNewsletter({ id })),
  });
  if (error) return <RetryLine error={error} busy={isFetching} onRetry={refetch} />;
  if (!data) return <LoadingIndicator text="Loading the preview..." />;
  const { subject, preheader, content } = data;
  return <NewsletterPreview tall={tall} subject={subject} preheader={preheader} content={content} />;
}
