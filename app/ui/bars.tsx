/** A bar chart, the last bar highlighted. It illustrates a number beside it. */
export function Columns({
  values,
  className = "h-14 w-full",
}: {
  values: readonly number[];
  className?: string;
}) {
  const highest = Math.max(...values, 1);
  const columns = values.map((value, place) => {
    // What is little beside the highest is seen all the same.
    const height = value > 0 ? Math.max((value / highest) * 40, 1.5) : 0;
    return `M${place * 16} ${40 - height}h11v${height}h-11z`;
  });
  return (
    <svg
      viewBox={`0 0 ${values.length * 16 - 5} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`mirrored ${className}`}
      fill="currentColor"
    >
      <path d={columns.slice(0, -1).join("")} opacity="0.55" />
      <path d={columns.at(-1)} />
    </svg>
  );
}

/** A thin progress line. Decorative, without an accessible value. */
export function ShareLine({ percent, className = "" }: { percent: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={`mirrored block h-1 w-full ${className}`} fill="currentColor">
      <rect width="100%" height="1" y="1.5" opacity="0.35" />
      <rect width={`${percent}%`} height="4" />
    </svg>
  );
}
