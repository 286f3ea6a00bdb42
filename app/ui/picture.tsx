import { useState } from "react";
import { pictureSources } from "./picture-sources.ts";

const placeholder = "/art/placeholder.svg";

type PictureProps = {
  /** As the record names it; none shows the placeholder. */
  src: string | null | undefined;
  alt: string;
  /** How wide it stands at each window width, as the `sizes` attribute says it. */
  sizes: string;
  /** Loaded at once, ahead of others: for the one picture of the first screen. */
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
        // A picture can break before React listens: then it is complete and has no width. A drawing without a size of
        // its own looks the same to some browsers, so decoding it settles the matter.
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
