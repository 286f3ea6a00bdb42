import { iconPaths } from "./icon-paths.ts";

export type IconName = keyof typeof iconPaths;

/**
 * What points along the line, or is a line: it points the other way in Urdu. Signs that are the same everywhere do not,
 * such as those of a player.
 */
const alongTheLine: ReadonlySet<IconName> = new Set([
  "arrow-left",
  "arrow-right",
  "chat",
  "list-plus",
  "trending-up",
]);

/** A decorative icon beside text or in a control with its own name: hidden from screen readers. */
export function Icon({ name, className = "size-4" }: { name: IconName; className?: string }) {
  return (
    <LineIcon
      path={iconPaths[name]}
      className={alongTheLine.has(name) ? `mirrored ${className}` : className}
    />
  );
}

/** A line icon of 24 x 24 in the current text colour. Its stroke is in styles/base.css. */
export function LineIcon({ path, className = "size-4" }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}`}>
      <path d={path} />
    </svg>
  );
}
