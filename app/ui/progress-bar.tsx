import type { ComponentProps } from "react";

/* The browser's own progress element in the colours of the site. With forced colours it is left as the browser draws it. */
const look =
  "block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-rule " +
  "[&::-moz-progress-bar]:bg-emerald [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-emerald " +
  "[&::-webkit-progress-value]:transition-[inline-size] forced-colors:appearance-auto";

/** How far something is: `value` of `max`. Give it a name. */
export function ProgressBar({ className = "", ...rest }: ComponentProps<"progress">) {
  return <progress className={`${look} ${className}`} {...rest} />;
}
