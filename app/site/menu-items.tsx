import { Link, useLocation } from "react-router";
import { menu } from "#content/menu.ts";
import { MegaMenu } from "./mega-menu.tsx";

/** The items of the header: Home and the four groups. */
export function MenuItems() {
  const { pathname } = useLocation();
  return menu.map((entry) => (
    <li key={entry.name} className="border-b border-rule lg:border-0">
      {entry.isMega ? (
        <MegaMenu {...entry} current={pathname} />
      ) : (
        <Link
          to={entry.path}
          aria-current={entry.path === pathname ? "page" : undefined}
          className="menu-word flex min-h-14 items-center font-display text-xl no-underline lg:h-18 lg:font-sans lg:text-base lg:font-medium"
        >
          {entry.name}
        </Link>
      )}
    </li>
  ));
}
