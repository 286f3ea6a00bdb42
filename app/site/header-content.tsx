import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Brand } from "./brand.tsx";
import type { AtPath } from "./menu-current.ts";
import { MenuItems } from "./menu-items.tsx";

const square = "grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm border border-rule-strong";

/**
 * The header's inside, drawn by the server (see kept.tsx). One menu for every width: along the header where there is
 * room, else a sheet that the menu button opens as a popover, without JavaScript too. The entry of the page is marked
 * here, and by use-menu.ts once the visitor has gone on to another page.
 */
export function HeaderContent({ path }: AtPath) {
  return (
    <>
      <Brand />
      <nav
        id="menu"
        popover="auto"
        aria-label="Main"
        className="site-menu flex-col lg:ms-auto lg:flex-row lg:items-center lg:gap-5"
      >
        <div className="header-row page-width flex min-h-18 items-center justify-between border-b border-rule lg:hidden">
          <Brand />
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" className={square}>
            <Icon name="close" className="size-5" />
            <span className="sr-only">Close the menu</span>
          </button>
        </div>
        <ul className="page-width flex flex-col lg:flex-row lg:gap-5 lg:p-0 xl:gap-7">
          <MenuItems path={path} />
        </ul>
        <div className="page-width mt-auto flex flex-wrap gap-3 py-6 lg:m-0 lg:w-auto lg:p-0">
          <a href="/login" className={buttonStyle({ variant: "quiet" }, "flex-1 lg:min-h-10 lg:px-4")}>
            Log in
          </a>
          <a href="/donate" className={buttonStyle({ variant: "donate" }, "flex-1 lg:hidden")}>
            Donate
          </a>
        </div>
      </nav>
      <a
        href="/donate"
        className={buttonStyle({ variant: "donate" }, "ms-auto max-lg:px-4 lg:ms-0 lg:min-h-10")}
      >
        Donate
      </a>
      <button type="button" popoverTarget="menu" className={`lg:hidden ${square}`}>
        <Icon name="menu" className="size-5" />
        <span className="sr-only">Menu</span>
      </button>
    </>
  );
}
