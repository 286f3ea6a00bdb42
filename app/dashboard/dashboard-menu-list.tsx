import { ChevronDown, ExternalLink, LogOut } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { type MenuGroup, menuFor, menuLines, pageEntry } from "./dashboard-menu.ts";
import { DashboardName } from "./dashboard-name.tsx";
import { useFolded } from "./folded.ts";
import { useLogout } from "./logout.tsx";
import { useViewer } from "./own-user.tsx";

const item =
  "flex min-h-10 w-full cursor-pointer lg:min-h-9 lg:[@media(max-height:70rem)]:min-h-6.5 items-center gap-3 border-s-3 border-transparent px-4 text-start text-sm " +
  "text-on-band-soft transition-colors hover:bg-band-deep hover:text-on-band focus-visible:outline-offset-[-3px] " +
  "focus-visible:outline-on-band";
const currentItem =
  "aria-[current=page]:border-on-band aria-[current=page]:bg-band-deep aria-[current=page]:font-semibold aria-[current=page]:text-on-band";

/** All entries and Log out, for the sidebar and the mobile menu. */
export function DashboardMenuList({ onChoose }: { onChoose?: () => void }) {
  const menu = menuFor(useViewer());
  const menuRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Higher than a low window, the menu scrolls: the open page's entry is in sight.
  useEffect(() => {
    if (pathname)
      menuRef.current?.querySelector("[aria-current=page]")?.scrollIntoView?.({ block: "nearest" });
  }, [pathname]);
  return (
    <div className="flex h-full flex-col">
      <nav
        ref={menuRef}
        aria-label="Dashboard"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-3 lg:[@media(max-height:70rem)]:py-0"
      >
        {menu.map((group) => (
          <Group key={group.title} group={group} onChoose={onChoose} />
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

const groupTitle =
  "flex min-h-8 w-full items-center justify-between gap-3 px-4 text-start font-sans text-xs font-semibold " +
  "tracking-normal text-on-band-soft lg:[@media(max-height:70rem)]:min-h-7";

/** A group of pages under its title, which folds it; that of the open page stays open. */
function Group({ group, onChoose }: { group: MenuGroup; onChoose?: () => void }) {
  const { title, entries, foldedAtFirst } = group;
  const listId = useId();
  const current = pageEntry(useLocation().pathname);
  const isCurrent = entries.some(({ to }) => to === current?.to);
  const [wasFolded, fold] = useFolded(`menu ${title}`, foldedAtFirst);
  const folded = wasFolded && !isCurrent;
  return (
    <div className="not-first:mt-1.5 not-first:border-t not-first:border-band-rule not-first:pt-1.5">
      <h2>
        {isCurrent ? (
          <span className={groupTitle}>{title}</span>
        ) : (
          <button
            type="button"
            aria-expanded={!folded}
            aria-controls={listId}
            className={`${groupTitle} cursor-pointer hover:bg-band-deep hover:text-on-band focus-visible:outline-offset-[-3px] focus-visible:outline-on-band`}
            onClick={() => fold(!folded)}
          >
            {title}
            <ChevronDown
              aria-hidden="true"
              className={`size-4 shrink-0 transition-transform ${folded ? "" : "rotate-180"}`}
            />
          </button>
        )}
      </h2>
      <ul id={listId} aria-label={title} hidden={folded}>
        {menuLines(entries).map(({ to, label, icon: Icon, pages }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pages.some((page) => page.to === current?.to) ? "page" : undefined}
              className={`${item} ${currentItem}`}
              onClick={onChoose}
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
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
