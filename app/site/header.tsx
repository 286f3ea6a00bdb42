import { useLocation } from "react-router";
import { kept } from "./kept.tsx";
import { useKeptLinks } from "./use-kept-links.ts";
import { useMenu } from "./use-menu.ts";

const Content = kept(
  async () => (await import("./header-content.tsx")).HeaderContent,
  async () => (await import("./menu-current.ts")).withMenuPath,
);

/** Stays in sight while the page moves under it. */
export function Header() {
  const header = useMenu();
  const follow = useKeptLinks();
  const { pathname } = useLocation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the links inside, where Enter is a click
    <header
      ref={header}
      onClick={follow}
      className="site-header sticky top-0 z-30 border-b border-rule bg-paper"
    >
      {/* The last column is kept for Donate: a browser that draws the menu before it has read on would move it. */}
      <Content
        path={pathname}
        className="header-row page-width flex min-h-18 items-center justify-between gap-2.5 lg:grid lg:grid-cols-[auto_1fr_5.9rem] lg:gap-4"
      />
    </header>
  );
}
