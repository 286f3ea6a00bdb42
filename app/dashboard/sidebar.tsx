import { DashboardMenuList } from "./dashboard-menu-list.tsx";
import { DashboardName } from "./dashboard-name.tsx";

/** The menu of wide windows; narrow ones have MobileMenu. */
export function Sidebar() {
  return (
    <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col bg-band text-on-band lg:flex">
      <div className="border-b border-band-rule px-4 py-4">
        <DashboardName />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <DashboardMenuList />
      </div>
    </aside>
  );
}
