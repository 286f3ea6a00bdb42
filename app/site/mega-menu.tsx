import { Link } from "react-router";
import { Icon, type IconName, LineIcon } from "#app/ui/icon.tsx";
import type {
  MegaMenu as Entry,
  MenuFeature as Feature,
  MenuSection,
  MenuIcon as Name,
} from "#content/menu.ts";

/**
 * One group of the menu: a <details>, so that it opens without JavaScript; its name keeps one group open at a
 * time. A panel below the header, or an accordion on a phone.
 */
export function MegaMenu({ name, sections, featured, current }: Entry & { current: string }) {
  return (
    <details name="menu" className="group/mega">
      <summary className="menu-word flex min-h-14 items-center justify-between gap-1 font-display text-xl lg:h-18 lg:font-sans lg:text-base lg:font-medium">
        {name}
        <Icon
          name="chevron-down"
          className="size-5 text-faint transition-transform group-open/mega:rotate-180 lg:size-4"
        />
      </summary>
      <div
        data-panel
        className="mega-panel grid lg:rtl:whitespace-normal gap-x-8 gap-y-6 pb-6 lg:grid-cols-[1fr_1fr_17rem] lg:p-7"
      >
        {sections.map((section) => (
          <Section key={section.id} {...section} current={current} />
        ))}
        <MenuFeature {...featured} current={current} />
      </div>
    </details>
  );
}

function Section({ id: name, mainTitle, links, current }: MenuSection & { current: string }) {
  const id = `menu-${name}`;
  return (
    <div>
      <p id={id} className="label text-faint">
        {mainTitle}
      </p>
      <ul aria-labelledby={id} className="mt-2 lg:-mx-3">
        {links.map(({ title, description, path, icon }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? "page" : undefined}
              className="group/link flex gap-3.5 rounded-sm py-2.5 no-underline hover:bg-sunk aria-[current]:text-emerald lg:px-3"
            >
              <MenuIcon name={icon} className="mt-0.5 size-5.5 shrink-0 text-emerald" />
              <span>
                <span className="block leading-snug font-semibold group-hover/link:text-emerald">
                  {title}
                </span>
                <span className="mt-0.5 block text-sm leading-snug text-soft">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/*
 * The icons of the menu's links. Separate from app/ui/icon.tsx: the menu is rendered by the server alone, so
 * browsers need not load them.
 */
const iconPaths: Record<Exclude<Name, IconName>, string> = {
  road: "M9 4 5 20M15 4l4 16M12 4v2.5M12 10.5v3M12 17.5V20",
  letter: "M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4",
  people:
    "M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 5.3a3 3 0 0 1 0 5.4M18 14.4c2 .8 3 2.8 3 5.6",
  compass: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM15.5 8.5l-2 5-5 2 2-5z",
  clinic: "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  bowl: "M3 12h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8zM9 8.5c0-2 1.5-2 1.5-4M14 8.5c0-2 1.5-2 1.5-4",
  sapling: "M12 21v-9M12 15c0-4-2.5-6-7-6 0 4 2.5 6 7 6zM12 12c0-4 2.5-7 7-7 0 4.5-2.5 7-7 7z",
  shirt: "M8.5 4 3 7.5 5.5 11l2-1v10h9V10l2 1L21 7.5 15.5 4a3.6 3.6 0 0 1-7 0z",
  briefcase: "M3 8h18v11H3zM9 8V5h6v3M3 13h18",
  rings: "M9 7a5.5 5.5 0 1 1 0 11A5.5 5.5 0 0 1 9 7zM15 7a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z",
  cap: "M12 5 2 9.5 12 14l10-4.5zM6 11.5V16c3.5 2.5 8.5 2.5 12 0v-4.5",
  card: "M3 5h18v14H3zM6.5 15c.5-3 4.5-3 5 0M9 9.5v.01M15 10h3M15 14h3",
  steps: "M3 20h5v-5h5v-5h5V5h3",
  picture: "M3 5h18v14H3zM3 16.5l5-5 4 4 3-2.5 6 5M15.5 9v.01",
  pen: "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
  calendar: "M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5",
};

function MenuIcon({ name, className }: { name: Name; className: string }) {
  return isOwn(name) ? (
    <LineIcon path={iconPaths[name]} className={className} />
  ) : (
    <Icon name={name} className={className} />
  );
}

const isOwn = (name: Name): name is keyof typeof iconPaths => name in iconPaths;

/** The featured picture of a group, with its link. */
function MenuFeature({ image, alt, title, description, path, current }: Feature & { current: string }) {
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
