import { useCountUp } from "./use-count-up.ts";

type CountUpProps = {
  total: number;
  /** After the number: "+" or "%". */
  suffix?: string;
  className?: string;
};

/** With its thousands set apart: 4,500. */
const write = (value: number) => Math.round(value).toLocaleString("en-US");

/** A number that counts up to itself when it comes in sight. */
export function CountUp({ total, suffix = "", className = "" }: CountUpProps) {
  const [ref, part] = useCountUp<HTMLSpanElement>();
  return (
    <span ref={ref} className={className}>
      <CountText final={write(total) + suffix} now={write(total * part) + suffix} />
    </span>
  );
}

/** Spaces as wide as digits and commas, for those that are still to come: what is written always begins in one place. */
const padded = (now: string, final: string) =>
  final
    .slice(0, -now.length)
    .replace(/\d/g, "\u2007")
    .replace(/[^\u2007]/g, "\u2008") + now;

/**
 * A figure on its way. The final one holds the room, unseen, so that nothing around it shifts; it is also all that a
 * screen reader hears.
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
