import { NavLink, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { menu } from "#content/menu.ts";
import { Brand } from "./brand.tsx";

/** Stays in sight while the page moves under it. The phone's menu is a <details>, so it opens without JavaScript. */
export function Header() {
  const { key } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="page-width flex min-h-18 items-center justify-between gap-4">
        <Brand />

        <nav aria-label="Main" className="hidden items-center gap-8 md:flex">
          <ul className="flex gap-7">
            {menu.map(({ title, path }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === "/"}
                  prefetch="intent"
                  className={({ isActive }) =>
                    `flex min-h-11 items-center border-b-2 pt-0.5 font-medium no-underline transition-colors ${
                      isActive ? "border-emerald text-emerald" : "border-transparent hover:border-rule-strong"
                    }`
                  }
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
          <LinkButton to="/login" variant="quiet" size="small">
            Log in
          </LinkButton>
        </nav>

        {/* A new page is a new key: the menu closes once it has been used. */}
        <details key={key} className="group md:hidden">
          <summary className="flex size-11 items-center justify-center rounded-sm border border-rule-strong">
            <Icon name="menu" className="size-5 group-open:hidden" />
            <Icon name="close" className="hidden size-5 group-open:block" />
            <span className="sr-only">Menu</span>
          </summary>
          <nav
            aria-label="Main"
            className="absolute inset-x-0 top-full border-b border-rule bg-paper pt-1 pb-6 shadow-raised"
          >
            <ul className="page-width">
              {menu.map(({ title, path }) => (
                <li key={path} className="border-b border-rule">
                  <NavLink
                    to={path}
                    end={path === "/"}
                    className="flex min-h-14 items-center font-display text-xl no-underline aria-[current]:text-emerald"
                  >
                    {title}
                  </NavLink>
                </li>
              ))}
              <li className="pt-5">
                <LinkButton to="/login" variant="quiet" className="w-full">
                  Log in
                </LinkButton>
              </li>
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
