import { useCountUp } from "./use-count-up.ts";

type CountUpProps = {
  total: number;
  /** After the number: "+" or "%". */
  suffix?: string;
  className?: string;
};

/** With a thousands separator: 4,500. */
const write = (value: number) => Math.round(value).toLocaleString("en-US");

/** A number that counts up when it comes into view. */
export function CountUp({ total, suffix = "", className = "" }: CountUpProps) {
  const [ref, part] = useCountUp<HTMLSpanElement>();
  return (
    <span ref={ref} className={className}>
      <CountText final={write(total) + suffix} now={write(total * part) + suffix} />
    </span>
  );
}

/**
 * Replaces digits and commas with spaces of the same width for the digits that are still missing, so that the
 * number does not move.
 */
const padded = (now: string, final: string) =>
  final
    .slice(0, -now.length)
    .replace(/\d/g, "\u2007")
    .replace(/[^\u2007]/g, "\u2008") + now;

/**
 * The number while it counts. The hidden final number reserves the width, and is what screen readers read.
 */
export function CountText({ final, now }: { final: string; now: string }) {
  return (
    <span className="figures relative inline-block">
      <span className="opacity-0">{final}</span>
      <span aria-hidden="true" className="absolute inset-0 whitespace-nowrap">
        {padded(now, final)}
      </span>
    </span>
  );
}
