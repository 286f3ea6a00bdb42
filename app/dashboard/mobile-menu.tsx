import { Menu } from "lucide-react";
import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { DashboardMenuList } from "./dashboard-menu-list.tsx";
import { DashboardName } from "./dashboard-name.tsx";

/** The sidebar's menu as a drawer over the page. */
export function MobileMenu() {
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
