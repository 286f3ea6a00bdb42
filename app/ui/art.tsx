import type { ComponentProps } from "react";

type ArtProps = ComponentProps<"img"> & {
  src: string;
  alt: string;
  /** It stands in the first screen: loaded before all else. */
  first?: boolean;
};

/** An illustration, drawn 8 to 5. It loads when it comes near. */
export const Art = ({ alt, first, ...rest }: ArtProps) => (
  <img
    alt={alt}
    width={1200}
    height={750}
    {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
    {...rest}
  />
);

type PortraitProps = {
  src: string;
  alt: string;
  /** Its width and the ground that shows until it has come. */
  className: string;
};

/** The face of a person in an arch, beside the name. Five by six: what is cut stands at the edges. */
export const Portrait = ({ src, alt, className }: PortraitProps) => (
  <img
    src={src}
    alt={alt}
    width={160}
    height={192}
    loading="lazy"
    className={`arch h-auto shrink-0 object-cover ${className}`}
  />
);
