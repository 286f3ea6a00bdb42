/** A hash, or a text that is hashed: of one width, and broken anywhere, so that nothing scrolls sideways. */
export function HashText({ children, className = "" }: { children: string; className?: string }) {
  return (
    <code dir="ltr" className={`font-mono text-sm [overflow-wrap:anywhere] ${className}`}>
      {children}
    </code>
  );
}

/** The first and the last digits of a hash, for a column; the whole of it for screen readers and on hover. */
export function ShortHash({ hash }: { hash: string }) {
  return (
    <code dir="ltr" title={hash} className="font-mono text-xs [overflow-wrap:anywhere] sm:text-sm">
      {hash.slice(0, 6)}…{hash.slice(-4)}
    </code>
  );
}
