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
