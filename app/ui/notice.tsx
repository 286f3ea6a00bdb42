import type { ComponentProps } from "react";

type NoticeProps = ComponentProps<"div"> & { tone?: "plain" | "good" | "bad" };

const tones = {
  plain: "border-s-rule-strong bg-sunk",
  good: "border-s-emerald bg-emerald-tint",
  bad: "border-s-pomegranate bg-pomegranate-tint",
};

/** A highlighted message. Give it a role when it appears by itself. */
export function Notice({ tone = "plain", className = "", ...rest }: NoticeProps) {
  return <div className={`border-s-4 px-4 py-3 text-sm text-ink ${tones[tone]} ${className}`} {...rest} />;
}
