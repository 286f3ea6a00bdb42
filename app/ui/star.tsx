/**
 * The khatam: two squares laid over each other, the eight-pointed star of the foundation's ornament. Its points are
 * a little longer than geometry makes them, so that it still reads as a star at the size of a letter.
 */
const starPath =
  "M12 0.5 14.99 4.78 20.13 3.87 19.22 9.01 23.5 12 19.22 14.99 20.13 20.13 14.99 19.22 12 23.5 9.01 19.22 3.87 20.13 4.78 14.99 0.5 12 4.78 9.01 3.87 3.87 9.01 4.78Z";

type StarProps = { className?: string; outline?: boolean };

/** The star in the colour of the text around it. Decoration only: it says nothing to a screen reader. */
export function Star({ className = "size-4", outline = false }: StarProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} focusable="false">
      <path
        d={starPath}
        fill={outline ? "none" : "currentColor"}
        stroke={outline ? "currentColor" : "none"}
        strokeWidth={outline ? 1.25 : 0}
        strokeLinejoin="round"
      />
    </svg>
  );
}
