import { ExternalLink, LogOut } from "lucide-react";
import { Link, NavLink } from "react-router";
import { menuFor } from "./dashboard-menu.ts";
import { DashboardName } from "./dashboard-name.tsx";
import { useLogout } from "./logout.tsx";
import { useMay } from "./own-user.ts";

const item =
  "flex min-h-10 w-full cursor-pointer lg:min-h-9 lg:[@media(max-height:70rem)]:min-h-6 items-center gap-3 border-s-3 border-transparent px-4 text-start text-sm " +
  "text-on-band-soft transition-colors hover:bg-band-deep hover:text-on-band focus-visible:outline-offset-[-3px] " +
  "focus-visible:outline-on-band";
const currentItem =
  "aria-[current=page]:border-on-band aria-[current=page]:bg-band-deep aria-[current=page]:font-semibold aria-[current=page]:text-on-band";

/** All entries and Log out, for the sidebar and the mobile menu. */
export function DashboardMenuList({ onChoose }: { onChoose?: () => void }) {
  const menu = menuFor(useMay());
  return (
    <div className="flex h-full flex-col">
      <nav
        aria-label="Dashboard"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-3 lg:[@media(max-height:70rem)]:py-0"
      >
        {menu.map(({ title, entries }) => (
          <ul
            key={title}
            aria-label={title}
            className="not-first:mt-3 not-first:border-t not-first:border-band-rule not-first:pt-3 lg:[@media(max-height:70rem)]:not-first:mt-0.5 lg:[@media(max-height:70rem)]:not-first:pt-0.5"
          >
            {entries.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/dashboard"}
                  className={`${item} ${currentItem}`}
                  onClick={onChoose}
                >
                  <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="shrink-0 border-t border-band-rule py-2 lg:[@media(max-height:70rem)]:py-0">
        <Link to="/" className={item} onClick={onChoose}>
          <ExternalLink aria-hidden="true" className="size-4.5 shrink-0" />
          View site
        </Link>
        <LogoutButton />
      </div>
    </div>
  );
}

function LogoutButton() {
  const { askLogout, question } = useLogout();
  return (
    <>
      <button type="button" className={item} onClick={askLogout}>
        <LogOut aria-hidden="true" className="size-4.5 shrink-0" />
        Logout
      </button>
      {question}
    </>
  );
}

/** The menu of wide windows; narrow windows have MobileMenu. */
export function Sidebar() {
  return (
    <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col bg-band text-on-band lg:flex">
      <div className="flex h-15 shrink-0 items-center border-b border-band-rule px-4">
        <DashboardName />
      </div>
      <div className="min-h-0 flex-1">
        <DashboardMenuList />
      </div>
    </aside>
  );
}
