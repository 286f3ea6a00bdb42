import { X } from "lucide-react";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { UploadProgress } from "#app/dashboard/upload-progress.tsx";
import type { RunningUpload } from "#app/dashboard/use-upload.ts";
import { fileSize } from "#app/lib/upload-rule.ts";
import { Text } from "#app/ui/text.tsx";
import { type BatchFile, batchTitle } from "./gallery-batch.ts";

type GalleryBatchListProps = {
  batch: readonly BatchFile[];
  /** The title that they share; empty: each has its file's name. */
  common: string;
  /** The upload of the first file, while it runs. */
  upload: RunningUpload | undefined;
  /** Undefined while an upload runs. */
  onRemove: ((number: number) => void) | undefined;
};

/** The files of an upload of several: each with its title, its progress, or why it failed. */
export function GalleryBatchList({ batch, common, upload, onRemove }: GalleryBatchListProps) {
  const sending = upload ? batch.find(({ fault }) => !fault)?.number : undefined;
  return (
    <ul aria-label="Chosen files" className="max-h-96 overflow-y-auto border-y border-rule">
      {batch.map((entry) => {
        const { number, file, fault } = entry;
        const title = batchTitle(common, entry);
        return (
          <li key={number} className="flex items-start gap-3 border-b border-rule py-2 last:border-b-0">
            <FilePreview file={file} alt="" small className="h-11 w-14 shrink-0 bg-sunk object-cover" />
            <div className="min-w-0 flex-1 text-sm">
              <Text as="p" text={title} className="truncate font-semibold" />
              <p className="flex gap-2 text-xs text-soft">
                <bdi className="min-w-0 truncate">{file.name}</bdi>
                <span className="figures shrink-0">{fileSize(file.size)}</span>
              </p>
              {fault && <p className="text-xs font-semibold text-pomegranate">{fault}</p>}
              {upload && number === sending && <UploadProgress upload={upload} name={file.name} />}
            </div>
            {onRemove && (
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink"
                onClick={() => onRemove(number)}
              >
                <X aria-hidden="true" className="size-4.5" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
