import { iconPaths } from "./icon-paths.ts";

export type IconName = keyof typeof iconPaths;
/** A decorative icon beside text or in a control with its own name: hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon path={iconPaths[name]} className={className} />;
}

/** A line icon of 24 x 24 in the current text colour. Its stroke is in styles/base.css. */
export function LineIcon({ path, className = "size-4" }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}`}>
      <path d={path} />
    </svg>
  );
}
