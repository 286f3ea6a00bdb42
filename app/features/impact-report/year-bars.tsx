type YearBarsProps = {
  name: string;
  /** Oldest first. */
  bars: { year: number; count: number }[];
  /** The count that fills the whole height: the same for charts that are compared. */
  highest: number;
};

/** In pixels: the bars' height at most, the space for the count above them, the space for the years below. */
const barHeight = 132;
const above = 28;
const below = 30;

/**
 * A bar for each year, its count above and the year below it. Widths are percentages and heights pixels, so that the
 * letters keep their size at every width.
 */
export function YearBars({ name, bars, highest }: YearBarsProps) {
  const step = 100 / bars.length;
  const base = above + barHeight;
  const spoken = bars.map(({ year, count }) => `${year}: ${count}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`${name} by year. ${spoken}.`}
      width="100%"
      height={above + barHeight + below}
      className="figures block overflow-visible text-sm"
    >
      {bars.map(({ year, count }, place) => {
        const height = Math.max((count / Math.max(highest, 1)) * barHeight, 1);
        const middle = `${(place + 0.5) * step}%`;
        return (
          <g key={year}>
            <rect
              x={`${(place + 0.2) * step}%`}
              y={base - height}
              width={`${step * 0.6}%`}
              height={height}
              className="fill-emerald"
            />
            <text x={middle} y={base - height - 8} textAnchor="middle" className="fill-ink font-semibold">
              {count}
            </text>
            <text x={middle} y={base + 21} textAnchor="middle" className="fill-soft">
              {year}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={base + 0.5} y2={base + 0.5} className="stroke-rule-strong" />
    </svg>
  );
}
