import { CountText } from "./count-up.tsx";
import { useCountUp } from "./use-count-up.ts";

type RingProps = { percent: number; className?: string };

/** A percentage as an arc around its number; both count up when they come into view. */
export function Ring({ percent, className = "size-24" }: RingProps) {
  const [ref, part] = useCountUp<HTMLDivElement>();
  return (
    <div ref={ref} className={`relative grid place-items-center ${className}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90" fill="none">
        <circle cx="50" cy="50" r="45" stroke="currentColor" strokeWidth="2" opacity="0.35" />
        <circle
          cx="50"
          cy="50"
          r="45"
          stroke="currentColor"
          strokeWidth="6"
          pathLength="100"
          strokeDasharray={`${percent * part} 100`}
        />
      </svg>
      <span className="font-display text-2xl font-semibold">
        <CountText final={`${percent}%`} now={`${Math.round(percent * part)}%`} />
      </span>
    </div>
  );
}
