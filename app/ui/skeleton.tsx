/** A grey shape for loading content. Its size comes with `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}
