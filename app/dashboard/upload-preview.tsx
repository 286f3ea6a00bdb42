import { fileSize } from "#app/lib/upload-rule.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { FilePreview } from "./file-preview.tsx";

/** What a row holds now: a path as rows keep it, or an address. */
export type CurrentMedium = { src: string; kind: "image" | "video"; alt: string };

type UploadPreviewProps = {
  file: File | undefined;
  current: CurrentMedium | undefined;
  removeText: string | undefined;
  onRemove: (() => void) | undefined;
};

const frame = "aspect-8/5 w-full border border-rule bg-sunk object-contain";

/** The chosen file, else what is stored now, with a button that removes it. */
export function UploadPreview({ file, current, removeText, onRemove }: UploadPreviewProps) {
  if (!file && !current) return null;
  const kind = current?.kind === "video" ? "Video" : "Image";
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      {file ? (
        <FilePreview file={file} alt="Preview of the chosen file" className={frame} />
      ) : (
        current && <StoredMedium medium={current} />
      )}
      <figcaption className="flex min-w-0 items-center justify-between gap-3 text-sm">
        <span className="flex min-w-0 gap-2">
          {file ? (
            <>
              <bdi className="truncate">{file.name}</bdi>
              <span className="figures shrink-0 text-soft">{fileSize(file.size)}</span>
            </>
          ) : (
            <span className="text-soft">Current</span>
          )}
        </span>
        {onRemove && (
          <Button variant="quiet" size="small" className="shrink-0" onClick={onRemove}>
            {removeText ?? (file ? "Remove" : `Remove Current ${kind}`)}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

/** A stored picture, or a stored video with its controls. */
export function StoredMedium({ medium: { src, kind, alt } }: { medium: CurrentMedium }) {
  if (kind === "image") return <Picture src={src} alt={alt} sizes="560px" className={frame} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: staff upload films without captions
    <video
      // Shows the first frame.
      src={`${pictureSources(src)?.src}#t=0.1`}
      aria-label={alt}
      controls
      playsInline
      preload="metadata"
      className={frame}
    />
  );
}
