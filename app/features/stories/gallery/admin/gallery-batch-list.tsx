import { Check, X } from "lucide-react";
import { FilePreview } from "#app/dashboard/media-preview.tsx";
import { fileSize } from "#app/lib/upload-rule.ts";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/loading.tsx";
import { Text } from "#app/ui/text.tsx";
import { type BatchFile, batchTitle } from "./gallery-batch.ts";

type GalleryBatchListProps = {
  batch: readonly BatchFile[];
  /** The title that they share; empty: each has its file's name. */
  common: string;
  /** How far the file that is being sent is, from 0 to 1. */
  share: number | undefined;
  /** Whether files are being sent. */
  busy: boolean;
  onCancel: (number: number) => void;
  onAgain: (number: number) => void;
};

/** The files of an upload of several: each with its title, what it does, and a way to cancel it or to send it again. */
export function GalleryBatchList(props: GalleryBatchListProps) {
  const { batch, busy } = props;
  const done = batch.filter(({ state }) => state === "done").length;
  return (
    <div className="min-w-0">
      <ul aria-label="Chosen files" className="max-h-96 overflow-y-auto border-y border-rule">
        {batch.map((entry) => (
          <BatchEntry key={entry.number} entry={entry} {...props} />
        ))}
      </ul>
      <p role="status" className="figures mt-2 text-sm text-soft">
        {busy ? `${done} of ${batch.length} added` : ""}
      </p>
    </div>
  );
}

function BatchEntry({
  entry,
  common,
  share,
  busy,
  onCancel,
  onAgain,
}: GalleryBatchListProps & { entry: BatchFile }) {
  const { number, file, state } = entry;
  const canBeSentAgain = state === "failed" || (busy && state === "cancelled");
  return (
    <li className="flex items-start gap-3 border-b border-rule py-2 last:border-b-0">
      <FilePreview file={file} alt="" small className="h-11 w-14 shrink-0 bg-sunk object-cover" />
      <div className="min-w-0 flex-1 text-sm">
        <Text as="p" text={batchTitle(common, entry)} className="truncate font-semibold" />
        <p className="flex gap-2 text-xs text-soft">
          <bdi className="min-w-0 truncate">{file.name}</bdi>
          <span className="figures shrink-0">{fileSize(file.size)}</span>
        </p>
        <EntryState entry={entry} share={share} />
      </div>
      {canBeSentAgain && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Send ${file.name} again`}
          className="shrink-0"
          onClick={() => onAgain(number)}
        >
          Again
        </Button>
      )}
      {state !== "done" && !(busy && canBeSentAgain) && (
        <button
          type="button"
          aria-label={`${busy ? "Cancel" : "Remove"} ${file.name}`}
          className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink"
          onClick={() => onCancel(number)}
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </li>
  );
}

function EntryState({
  entry: { state, fault, file },
  share = 0,
}: {
  entry: BatchFile;
  share: number | undefined;
}) {
  if (state === "chosen") return null;
  if (state === "failed") return <p className="text-xs font-semibold text-pomegranate">{fault}</p>;
  if (state === "sending") {
    return (
      <div className="mt-0.5">
        <p className="figures text-xs text-soft">
          {share < 1 ? `Sending ${Math.floor(share * 100)}%` : "Saving..."}
        </p>
        <ProgressBar aria-label={`Upload of ${file.name}`} max={1} value={share} />
      </div>
    );
  }
  if (state === "done") {
    return (
      <p className="flex items-center gap-1 text-xs font-semibold text-emerald">
        <Check aria-hidden="true" className="size-3.5" />
        Added
      </p>
    );
  }
  return <p className="text-xs text-soft">{stateWords[state]}</p>;
}

const stateWords = {
  waiting: "Waiting",
  shrinking: "Making the photo smaller...",
  cancelled: "Cancelled, not sent",
};
