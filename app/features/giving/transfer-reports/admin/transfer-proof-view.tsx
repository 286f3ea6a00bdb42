import { useQuery } from "@tanstack/react-query";
import { Download, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { fetchFile, saveAs } from "#app/dashboard/download.ts";
import { useBlobUrl } from "#app/dashboard/media-preview.tsx";
import { transferReportsAdminCalls } from "#app/features/giving/transfer-reports/transfer-reports-admin.calls.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";

/** The slip of a report: a picture to look at closely, or a document to save, which is never opened on our own page. */
export function TransferProofView({ id, kind }: { id: number; kind: "picture" | "document" }) {
  const {
    data: blob,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: [transferReportsAdminCalls.readTransferProof.name, id],
    queryFn: async () => {
      const reply = await fetchFile(transferReportsAdminCalls.readTransferProof, {
        query: { id },
        failed: messages.proofFailed,
      });
      if ("failure" in reply) throw new Error(reply.failure);
      return reply.blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A stranger's papers are not kept longer than they are looked at.
    gcTime: 0,
    retry: false,
  });
  const [large, setLarge] = useState(false);
  const url = useBlobUrl(kind === "picture" ? blob : undefined);

  if (isPending) {
    return (
      <div className="grid min-h-60 place-items-center bg-sunk">
        <LoadingIndicator text="Loading the slip..." />
      </div>
    );
  }
  if (error || !blob) {
    return (
      <div
        role="alert"
        className="grid min-h-60 place-content-center justify-items-center gap-3 bg-sunk text-sm"
      >
        {error?.message}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  const Zoom = large ? ZoomOut : ZoomIn;
  return (
    <figure className="min-w-0">
      {kind === "document" ? (
        <div className="grid min-h-60 place-content-center justify-items-center gap-2 bg-sunk p-6 text-center text-sm">
          <p className="font-semibold">The donor has sent a PDF.</p>
          <p className="text-soft">It comes from a stranger. Save it and open it with care.</p>
        </div>
      ) : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture larger than its frame is scrolled by keys
          tabIndex={0}
          aria-label="The slip"
          className="max-h-[68dvh] overflow-auto bg-sunk"
        >
          {url && (
            <img
              src={url}
              alt="The donor's slip"
              className={large ? "max-w-none" : "mx-auto max-h-[68dvh] max-w-full object-contain"}
            />
          )}
        </section>
      )}
      <figcaption className="mt-2 flex flex-wrap gap-2">
        {kind === "picture" && (
          <Button variant="quiet" size="small" aria-pressed={large} onClick={() => setLarge(!large)}>
            <Zoom aria-hidden="true" className="size-4" />
            {large ? "Fit the window" : "Enlarge"}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveAs(blob, `slip-${id}.${kind === "document" ? "pdf" : "jpg"}`)}
        >
          <Download aria-hidden="true" className="size-4" />
          Save
        </Button>
      </figcaption>
    </figure>
  );
}
