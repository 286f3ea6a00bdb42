import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { MenuFeature as Feature } from "#content/menu.ts";

/** The featured picture of a group, with its link. */
export function MenuFeature({
  image,
  alt,
  title,
  description,
  path,
  current,
}: Feature & { current: string }) {
  return (
    <Link
      to={path}
      aria-current={path === current ? "page" : undefined}
      className="group/feature grid grid-cols-[7.5rem_1fr] items-center gap-x-4 rounded-sm no-underline lg:block lg:self-start"
    >
      <img
        data-if-broken="text"
        // Lazy: not loaded before its group opens.
        loading="lazy"
        decoding="async"
        src={image}
        alt={alt}
        width={400}
        height={250}
        className="menu-picture aspect-8/5 w-full overflow-hidden rounded-sm bg-sunk object-cover text-xs text-soft"
      />
      <span className="lg:mt-3 lg:block">
        <span className="flex items-center gap-1.5 font-display text-lg leading-snug font-semibold group-hover/feature:text-emerald">
          {title}
          <Icon name="arrow-right" className="size-4 shrink-0 text-emerald" />
        </span>
        <span className="mt-1 block text-sm leading-snug text-soft">{description}</span>
      </span>
    </Link>
  );
}
