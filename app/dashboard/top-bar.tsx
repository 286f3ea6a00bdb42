import { Menu } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { DashboardMenuList } from "./dashboard-menu-list.tsx";
import { DashboardName } from "./dashboard-name.tsx";
import { useAuth } from "./session.tsx";

type TopBarProps = {
  headline: ReactNode;
  /** Beside the user's name: the search. */
  tools?: ReactNode;
};

/** The top bar of the dashboard: the menu on phones, the headline and tools (passed in), and who is signed in. */
export function TopBar({ headline, tools }: TopBarProps) {
  const { user } = useAuth();
  const name = user?.name.trim() || user?.email || "";
  return (
    <header className="top-bar sticky top-0 z-20 flex min-h-15 flex-wrap items-center justify-between gap-2 border-b border-rule bg-raised px-2 sm:gap-4 sm:px-6">
      <MobileMenu />
      {/* On a phone its form has a row of its own. */}
      <div className="min-w-0 flex-[1_1_8rem] max-sm:has-[form]:order-1 max-sm:has-[form]:basis-full">
        {headline}
      </div>
      {tools}
      <p className="flex shrink-0 items-center gap-3 text-sm">
        <span className="sr-only sm:not-sr-only">
          Welcome, <Text as="bdi" text={name} className="font-semibold" />
        </span>
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-emerald font-display text-lg font-semibold text-on-emerald"
        >
          {firstLetter(name)}
        </span>
      </p>
    </header>
  );
}

/** The avatar: the name's first letter in any script. */
function firstLetter(name: string): string {
  return (Array.from(name)[0] ?? "").toUpperCase();
}

/** The sidebar's menu as a drawer over the page. */
function MobileMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink hover:bg-sunk lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <Dialog open={open} onClose={close} shape="side" tone="band" title={<DashboardName />}>
        <DashboardMenuList onChoose={close} />
      </Dialog>
    </>
  );
}
