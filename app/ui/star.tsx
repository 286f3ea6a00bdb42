import { starFromItsTop, starPath } from "./star-path.ts";

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
      <path d={places.map((left) => `M${left + 12} .5${starFromItsTop}`).join("")} />
    </svg>
  );
}
