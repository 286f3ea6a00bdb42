type CountUpProps = {
  total: number;
  /** After the number: "+" or "%". */
  suffix?: string;
  className?: string;
};

/** A number that counts up when it comes into view: site/enhance/count-up.ts. */
export function CountUp({ total, suffix = "", className = "" }: CountUpProps) {
  return (
    <span data-count-to={total} data-suffix={suffix} className={className}>
      <CountText text={total.toLocaleString("en-US") + suffix} />
    </span>
  );
}

/**
 * The number twice, for one that counts. The hidden one stays as it is: it reserves the room, and is what screen readers
 * read.
 */
function CountText({ text }: { text: string }) {
  return (
    <span dir="auto" className="figures relative inline-block">
      <span className="opacity-0">{text}</span>
      <span data-part="moving" aria-hidden="true" className="absolute inset-0">
        {text}
      </span>
    </span>
  );
}

/** A circle of this radius is 100 long, so that a dash of 40 is 40 percent of it. */
const radius = 50 / Math.PI;
const side = radius / 0.45;

/** A percentage as an arc around its number; both count up when they come into view: site/enhance/count-up.ts. */
export function Ring({ percent, className = "size-24" }: { percent: number; className?: string }) {
  return (
    <div data-count-to={percent} data-suffix="%" className={`relative grid place-items-center ${className}`}>
      <svg
        viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
        aria-hidden="true"
        className="absolute inset-0 -rotate-90"
        fill="none"
      >
        <circle r={radius} stroke="currentColor" strokeWidth="0.7" opacity="0.35" />
        <circle
          data-part="arc"
          r={radius}
          stroke="currentColor"
          strokeWidth="2.1"
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      <span className="font-display text-2xl font-semibold">
        <CountText text={`${percent}%`} />
      </span>
    </div>
  );
}
