import { useState } from "react";
import { pictureSources } from "./picture-sources.ts";

const placeholder = "/art/placeholder.svg";

type PictureProps = {
  /** The path or URL in the record; the placeholder is shown without one. */
  src: string | null | undefined;
  alt: string;
  /** Its width at each window width, as the `sizes` attribute. */
  sizes: string;
  /** Loaded at once, with high priority: for the one picture of the first screen. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture in the lightest form that the browser takes. One that is missing or broken becomes the placeholder
 * illustration (ALL-17); its place is held by `className` (an aspect ratio) all the while.
 */
export function Picture({ src, alt, sizes, eager = false, className = "" }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>();
  const found = brokenSrc === src ? undefined : pictureSources(src);
  const image = found ?? { src: placeholder, width: undefined, height: undefined, sources: [] };

  return (
    <picture className="contents">
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        // A picture can fail before hydration: then it is complete and has no width. Some browsers report the
        // same for an SVG without a size, so decoding it decides.
        ref={(element) => {
          if (!found || !element?.complete || element.naturalWidth > 0) return;
          element.decode().catch(() => setBrokenSrc(src));
        }}
        onError={() => found && setBrokenSrc(src)}
        src={image.src}
        alt={found ? alt : ""}
        width={image.width ?? 1200}
        height={image.height ?? 750}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={`bg-sunk object-cover ${className}`}
      />
    </picture>
  );
}
