/**
 * The khatam: two overlaid squares, the eight-pointed star of the foundation's ornament. Its points are a
 * little longer than geometry makes them, so that it still looks like a star at a small size.
 */
const fromItsTop =
  "l2.99 4.28 5.14-.91-.91 5.14 4.28 2.99-4.28 2.99.91 5.14-5.14-.91-2.99 4.28-2.99-4.28-5.14.91.91-5.14-4.28-2.99 4.28-2.99-.91-5.14 5.14.91z";
/** In a square of 24. */
export const starPath = `M12 .5${fromItsTop}`;

/** The distance between two stars of a row. */
const starStep = 28;

/** The star in the current text colour. Decorative, hidden from screen readers. */
export function Star({ className = "size-4", outline = false }: { className?: string; outline?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={outline ? `line-icon stroke-[1.25] ${className}` : className}
    >
      <path d={starPath} fill={outline ? undefined : "currentColor"} />
    </svg>
  );
}

/** A row of stars in one SVG. The text beside it says the same. */
export function Stars({ count, className = "h-4" }: { count: number; className?: string }) {
  const places = Array.from({ length: count }, (_, place) => place * starStep);
  return (
    <svg viewBox={`0 0 ${count * starStep} 24`} aria-hidden="true" className={className} fill="currentColor">
      <path d={places.map((left) => `M${left + 12} .5${fromItsTop}`).join("")} />
    </svg>
  );
}
