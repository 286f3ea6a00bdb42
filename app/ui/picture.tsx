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
 * illustration (ALL-17; site/enhance/broken-pictures.ts); its place is held by `className` (an aspect ratio) all the
 * while.
 */
export function Picture({ src, alt, sizes, eager = false, className = "" }: PictureProps) {
  const found = pictureSources(src);
  const image = found ?? { src: placeholder, width: undefined, height: undefined, sources: [] };

  return (
    // Another picture is another element: the one before may have become the placeholder.
    <picture key={src} className="contents">
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        data-if-broken={found && placeholder}
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
