import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { MegaMenu as Entry, MenuSection } from "#content/menu.ts";
import { MenuFeature } from "./menu-feature.tsx";
import { MenuIcon } from "./menu-icon.tsx";

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
      <div data-panel className="mega-panel grid gap-x-8 gap-y-6 pb-6 lg:grid-cols-[1fr_1fr_17rem] lg:p-7">
        {sections.map((section) => (
          <Section key={section.mainTitle} {...section} current={current} />
        ))}
        <MenuFeature {...featured} current={current} />
      </div>
    </details>
  );
}

function Section({ mainTitle, links, current }: MenuSection & { current: string }) {
  const id = `menu-${mainTitle.toLowerCase().replaceAll(/\W+/g, "-")}`;
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
