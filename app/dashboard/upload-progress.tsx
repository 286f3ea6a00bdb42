import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/loading.tsx";
import type { RunningUpload } from "./use-upload.ts";

/** How far an upload is, with a button that cancels it while bytes are still on their way. */
export function UploadProgress({ upload, name }: { upload: RunningUpload; name: string }) {
  const { share, cancel } = upload;
  const percent = Math.floor(share * 100);
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="figures text-xs text-soft">{share < 1 ? `Uploading ${percent}%` : "Saving..."}</p>
        <ProgressBar aria-label={`Upload of ${name}`} max={1} value={share} />
      </div>
      {share < 1 && (
        <Button variant="quiet" size="small" onClick={cancel}>
          Cancel upload
        </Button>
      )}
    </div>
  );
}
