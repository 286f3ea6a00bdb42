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
