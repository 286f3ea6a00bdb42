import { Play } from "lucide-react";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";

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
        // Shows the first frame.
        src={`${pictureSources(src)?.src}#t=0.1`}
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
