import { Star } from "./star.tsx";

/** The star, turning, over the words that say what is on its way; read out when it appears. */
export function LoadingIndicator({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-soft">
      <Star outline className="turning size-6 text-emerald" />
      {text}
    </p>
  );
}
