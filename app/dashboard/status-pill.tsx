import type { ReactNode } from "react";

export type StatusTone = "plain" | "good" | "bad" | "faded";

const tones: Record<StatusTone, string> = {
  plain: "border-rule-strong text-soft",
  good: "border-emerald bg-emerald-tint text-emerald",
  bad: "border-pomegranate bg-pomegranate-tint text-pomegranate",
  faded: "border-rule text-faint",
};

/** A row's status in a word or two. The word says all: the colour only helps to find it. */
export const StatusPill = ({ tone = "plain", children }: { tone?: StatusTone; children: ReactNode }) => (
  <span
    className={`inline-block rounded-full border px-2 text-xs leading-5 font-semibold sm:whitespace-nowrap ${tones[tone]}`}
  >
    {children}
  </span>
);
