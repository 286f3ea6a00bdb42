import { FileQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { isVideo } from "#app/lib/upload-rule.ts";

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
        // Shows the first frame.
        src={`${url}#t=0.1`}
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
