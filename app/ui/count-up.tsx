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
export function CountText({ text }: { text: string }) {
  return (
    <span dir="auto" className="figures relative inline-block">
      <span className="opacity-0">{text}</span>
      <span data-part="moving" aria-hidden="true" className="absolute inset-0">
        {text}
      </span>
    </span>
  );
}
