import { CountText } from "./count-up.tsx";
import { useCountUp } from "./use-count-up.ts";

/** A circle of this radius is 100 long, so that a dash of 40 is 40 percent of it. */
const radius = 50 / Math.PI;
const side = radius / 0.45;

/** A percentage as an arc around its number; both count up when they come into view. */
export function Ring({ percent, className = "size-24" }: { percent: number; className?: string }) {
  const [ref, part] = useCountUp<HTMLDivElement>();
  return (
    <div ref={ref} className={`relative grid place-items-center ${className}`}>
      <svg
        viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
        aria-hidden="true"
        className="absolute inset-0 -rotate-90"
        fill="none"
      >
        <circle r={radius} stroke="currentColor" strokeWidth="0.7" opacity="0.35" />
        <circle
          r={radius}
          stroke="currentColor"
          strokeWidth="2.1"
          strokeDasharray={`${percent * part} 100`}
        />
      </svg>
      <span className="font-display text-2xl font-semibold">
        <CountText final={`${percent}%`} now={`${Math.round(percent * part)}%`} />
      </span>
    </div>
  );
}
