import { NavLink, useLocation } from "react-router";
import { menuFor, menuLines } from "./dashboard-menu.ts";
import { useViewer } from "./own-user.tsx";

/** The pages that share a line of the menu with the open one, as far as they may be opened: FRAME-19a. */
export function PageTabs() {
  const { pathname } = useLocation();
  const lines = menuFor(useViewer()).flatMap(({ entries }) => menuLines(entries));
  const line = lines.find(({ pages }) => pages.some(({ to }) => to === pathname.replace(/\/+$/, "")));
  if (!line || line.pages.length < 2) return null;
  return (
    <nav aria-label={line.label} className="-mt-4 mb-5 border-b border-rule">
      <ul className="flex flex-wrap gap-x-6">
        {line.pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="-mb-px flex min-h-11 items-center border-b-3 border-transparent font-semibold text-soft hover:text-ink aria-[current=page]:border-emerald aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
