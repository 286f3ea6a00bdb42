import { Captions } from "lucide-react";
import { apiBase } from "#app/contract/call.ts";
import { fileSize, mediaTypeOf } from "#app/lib/upload-rule.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { FilePreview } from "./file-preview.tsx";

/** What a row holds now: a path as rows keep it, or an address. */
export type CurrentMedium = { src: string; kind: "image" | "video" | "captions"; alt: string };

type UploadPreviewProps = {
  file: File | undefined;
  current: CurrentMedium | undefined;
  removeText: string | undefined;
  onRemove: (() => void) | undefined;
};

const isCaptions = (file: File) => mediaTypeOf(file) === "text/vtt";

const frame = "aspect-8/5 w-full border border-rule bg-sunk object-contain";

/** The chosen file, else what is stored now, with a button that removes it. */
export function UploadPreview({ file, current, removeText, onRemove }: UploadPreviewProps) {
  if (!file && !current) return null;
  const kind = current?.kind === "video" ? "Video" : "Image";
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      {file ? (
        isCaptions(file) ? (
          <Captions aria-hidden="true" className="size-8 text-soft" />
        ) : (
          <FilePreview file={file} alt="Preview of the chosen file" className={frame} />
        )
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

/** A stored picture, a stored video with its controls, or the way to stored captions. */
export function StoredMedium({ medium: { src, kind, alt } }: { medium: CurrentMedium }) {
  if (kind === "captions") {
    return (
      <a
        href={`${apiBase}/${src}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4"
      >
        <Captions aria-hidden="true" className="size-5" />
        Open the captions<span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
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
