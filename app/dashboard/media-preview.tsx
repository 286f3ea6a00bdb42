import { Captions, FileQuestion, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { apiBase } from "#app/contract/call.ts";
import { fileSize, isVideo, mediaTypeOf } from "#app/lib/upload-rule.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";

/** The address of a film that shows its first frame until it plays. */
const firstFrame = (address: string | undefined) => `${address}#t=0.1`;

type FilePreviewProps = {
  file: File;
  alt: string;
  /** A video has no controls. */
  small?: boolean;
  className: string;
};

/** Shows a chosen picture or video before it is uploaded. One that the browser cannot show becomes a mark. */
export function FilePreview({ file, alt, small = false, className }: FilePreviewProps) {
  const url = useBlobUrl(file);
  const [broken, setBroken] = useState<File>();
  if (!url) return <div className={className} />;
  if (broken === file) {
    return (
      <div
        role="img"
        aria-label={`${alt}: none`}
        className={`grid place-items-center text-faint ${className}`}
      >
        <FileQuestion aria-hidden="true" className="size-8" />
      </div>
    );
  }
  if (isVideo(file)) {
    return (
      <video
        src={firstFrame(url)}
        aria-label={alt || undefined}
        controls={!small}
        muted={small}
        playsInline
        preload="metadata"
        onError={() => setBroken(file)}
        className={className}
      />
    );
  }
  return <img src={url} alt={alt} onError={() => setBroken(file)} className={className} />;
}

/** An object URL of a file or of bytes, revoked when it is no longer used. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

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
      src={firstFrame(pictureSources(src)?.src)}
      aria-label={alt}
      controls
      playsInline
      preload="metadata"
      className={frame}
    />
  );
}

type MediaThumbProps = {
  kind: "image" | "video";
  /** A path as rows keep it, or an address. */
  src: string;
  /** Its width at each window width, as the `sizes` attribute. */
  sizes?: string;
  className: string;
};

/** A small view of a picture, or of a video's first frame. What stands beside it says what it is. */
export function MediaThumb({
  kind,
  src,
  sizes = "(min-width: 64rem) 280px, 50vw",
  className,
}: MediaThumbProps) {
  if (kind === "image") {
    return <Picture src={src} alt="" sizes={sizes} className={`block object-cover ${className}`} />;
  }
  return (
    <span className={`relative block bg-band-deep ${className}`}>
      <video
        src={firstFrame(pictureSources(src)?.src)}
        aria-hidden="true"
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="absolute start-2 bottom-2 grid size-7 place-items-center rounded-sm bg-raised text-ink">
        <Play aria-hidden="true" className="size-4" />
      </span>
    </span>
  );
}
