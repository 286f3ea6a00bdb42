import { captionsMessages, captionsUpload } from "#app/lib/video-captions.ts";
import { Button } from "#app/ui/button.tsx";
import { type FileChange, unchanged } from "./file-change.ts";
import { UploadField } from "./upload-field.tsx";

type CaptionsFieldProps = {
  change: FileChange;
  setChange: (change: FileChange) => void;
  /** The stored file's path, if there is one. */
  stored?: string | null;
  /** What the server says of the form. It shows here when it is of the captions. */
  message?: string;
  disabled?: boolean;
};

const messages: readonly string[] = Object.values(captionsMessages);

/** Whether a refusal is of the captions, and stands at their field. */
const isOfCaptions = (message: string | undefined) => message !== undefined && messages.includes(message);

/** The captions of a film, for those who do not hear it. */
export function CaptionsField({ change, setChange, stored, message, disabled }: CaptionsFieldProps) {
  return (
    <div className="grid gap-2">
      <UploadField
        label="Captions"
        hint="A WebVTT file (.vtt) with what is said, for those who do not hear the film. At most 1MB."
        rule={captionsUpload}
        accept=".vtt,text/vtt"
        value={change.kind === "chosen" ? change.file : undefined}
        onChange={(file) => setChange(file ? { kind: "chosen", file } : unchanged)}
        current={
          stored && change.kind === "unchanged"
            ? { src: stored, kind: "captions", alt: "Captions" }
            : undefined
        }
        onRemoveCurrent={() => setChange({ kind: "removed" })}
        removeText={change.kind === "chosen" ? undefined : "Remove Captions"}
        error={isOfCaptions(message) ? message : undefined}
        disabled={disabled}
      />
      {change.kind === "removed" && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          Removed when you save.
          <Button variant="quiet" size="small" onClick={() => setChange(unchanged)}>
            Keep them
          </Button>
        </p>
      )}
    </div>
  );
}

/** What a save sends of a change. */
export const sentCaptions = (change: FileChange) => ({
  body: { remove_captions: change.kind === "removed" ? ("1" as const) : undefined },
  files: { captions: change.kind === "chosen" ? change.file : undefined },
});
