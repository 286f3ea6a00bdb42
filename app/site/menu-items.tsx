import { menu } from "#content/menu.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { type AtPath, currentPage } from "./menu-current.ts";

/** The words along the header: Home and the four groups. */
export function MenuItems({ path }: AtPath) {
  return menu.map((entry) => (
    <li key={entry.name} className="border-b border-rule lg:border-0">
      {entry.isMega ? (
        <MegaMenu entry={entry} path={path} />
      ) : (
        <a
          href={entry.path}
          aria-current={currentPage(entry.path, { path })}
          className="menu-word flex min-h-14 items-center font-display text-xl no-underline lg:h-18 lg:font-sans lg:text-base lg:font-medium"
        >
          {entry.name}
        </a>
      )}
    </li>
  ));
}
