/*
 * The khatam lattice in the current text colour. Inline and not a picture in the style sheet: a browser opens
 * a document of its own for each of those, during the first rendering.
 */

type LatticeProps = {
  className?: string;
  /** An id for the second one of a page. */
  name?: string;
};

/** The lattice over a whole background, from its upper corner where lines end. */
export function Lattice({ className = "", name = "lattice" }: LatticeProps) {
  return (
    <svg aria-hidden="true" className={`mirrored size-full ${className}`}>
      <pattern
        id={name}
        x="100%"
        width="56"
        height="56"
        patternUnits="userSpaceOnUse"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
      >
        <path d="M56 28 47.8 36.2 47.8 47.8 36.2 47.8 28 56 19.8 47.8 8.2 47.8 8.2 36.2 0 28 8.2 19.8 8.2 8.2 19.8 8.2 28 0 36.2 8.2 47.8 8.2 47.8 19.8Z" />
        <path
          strokeOpacity=".6"
          d="M40 28 36.5 31.5 36.5 36.5 31.5 36.5 28 40 24.5 36.5 19.5 36.5 19.5 31.5 16 28 19.5 24.5 19.5 19.5 24.5 19.5 28 16 31.5 19.5 36.5 19.5 36.5 24.5Z"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${name})`} />
    </svg>
  );
}

type LatticeEdgeProps = {
  className?: string;
  /** A unique id for each edge on a page. */
  name: string;
};

/** A border, one star high, that repeats from the middle outwards. */
export function LatticeEdge({ name, className = "" }: LatticeEdgeProps) {
  const id = `edge-${name}`;
  return (
    <svg aria-hidden="true" className={`block h-4.5 w-full ${className}`} fill="currentColor">
      <pattern
        id={id}
        x="50%"
        width="36"
        height="18"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(-18)"
      >
        <path d="M18 1.5 20.2 3.7 23.3 3.7 23.3 6.8 25.5 9 23.3 11.2 23.3 14.3 20.2 14.3 18 16.5 15.8 14.3 12.7 14.3 12.7 11.2 10.5 9 12.7 6.8 12.7 3.7 15.8 3.7ZM0 6.2 2.8 9 0 11.8ZM36 6.2 33.2 9 36 11.8ZM2.8 8.5H10.5V9.5H2.8ZM25.5 8.5H33.2V9.5H25.5Z" />
      </pattern>
      <rect width="100%" height="18" fill={`url(#${id})`} />
    </svg>
  );
}
