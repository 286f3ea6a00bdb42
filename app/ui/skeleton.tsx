/** A grey shape where something is on its way. Its size comes with `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}
