import { useQuery } from "@tanstack/react-query";
import { fetchFile } from "#app/dashboard/download.ts";
import { useBlobUrl } from "#app/dashboard/use-blob-url.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";

/** The photos that a family has sent. They are not kept longer than they are looked at. */
export function HelpPapers({ papers }: { papers: readonly { id: number; at: string }[] }) {
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-2 text-xl">
        Papers
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {papers.map(({ id }, place) => (
          <li key={id}>
            <Paper id={id} name={`Paper ${place + 1}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Paper({ id, name }: { id: number; name: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: [helpAdminCalls.readHelpPaper.name, id],
    queryFn: async () => {
      const reply = await fetchFile(helpAdminCalls.readHelpPaper, {
        query: { id },
        failed: "The photo could not be loaded.",
      });
      if ("failure" in reply) throw new Error(reply.failure);
      return reply.blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const url = useBlobUrl(data);
  if (isPending) return <LoadingIndicator text="Loading the photo..." />;
  if (error) return <p role="alert">{error.message}</p>;
  return (
    url && (
      <a href={url} target="_blank" rel="noopener noreferrer" className="block bg-sunk">
        <img src={url} alt={name} className="h-auto w-full object-contain" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  );
}
