import type { ComponentProps } from "react";
import { Star } from "./star.tsx";

/** The turning star with a text that says what is loading; announced by screen readers. */
export function LoadingIndicator({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-soft">
      <Star outline className="turning size-6 text-emerald" />
      {text}
    </p>
  );
}

/* The browser's own progress element in the colours of the site. With forced colours it is left as the browser draws it. */
const look =
  "block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-rule " +
  "[&::-moz-progress-bar]:bg-emerald [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-emerald " +
  "[&::-webkit-progress-value]:transition-[inline-size] forced-colors:appearance-auto";

/** How far something is: `value` of `max`. Give it a name. */
export function ProgressBar({ className = "", ...rest }: ComponentProps<"progress">) {
  return <progress className={`${look} ${className}`} {...rest} />;
}

/** A grey shape for loading content. Its size comes with `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}
