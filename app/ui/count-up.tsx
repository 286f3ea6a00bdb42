import { padCount, useCountUp } from "./use-count-up.ts";

type CountUpProps = {
  total: number;
  /** After the number: "+" or "%". */
  suffix?: string;
  /** Thousands set apart: 4,500. */
  grouped?: boolean;
  className?: string;
};

/** A number that counts up to itself when it comes in sight. A screen reader hears only where it ends. */
export function CountUp({ total, suffix = "", grouped = false, className = "" }: CountUpProps) {
  const [ref, part] = useCountUp<HTMLSpanElement>();
  const write = (value: number) =>
    grouped ? Math.round(value).toLocaleString("en-US") : String(Math.round(value));
  return (
    <span ref={ref} className={`figures ${className}`}>
      <span className="sr-only">
        {write(total)}
        {suffix}
      </span>
      <span aria-hidden="true">
        {padCount(write(total * part), write(total))}
        {suffix}
      </span>
    </span>
  );
}
