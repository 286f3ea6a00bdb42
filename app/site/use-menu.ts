import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Livens the menu that the server drew at the visitor's first touch, moves the mark that the server put on the page's
 * entry to that of the next page, and closes the menu when it has led somewhere.
 */
export function useMenu() {
  const header = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const first = useRef(true);

  useEffect(() => {
    const frame = header.current;
    if (!frame) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let livened = false;
    function touched() {
      const menu = frame?.querySelector("nav");
      if (livened || !menu) return;
      livened = true;
      // Should it fail, the menu still opens and closes by itself: there is nothing to tell.
      import("./liven-menu.ts").then(({ livenMenu }) => livenMenu(menu, signal)).catch(() => undefined);
    }
    for (const touch of ["pointerover", "focusin", "toggle"]) {
      frame.addEventListener(touch, touched, { signal, capture: true });
    }
    return () => leaving.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a new key
  useEffect(() => {
    const menu = header.current?.querySelector("nav");
    if (!menu) return;
    for (const link of menu.querySelectorAll("li a")) {
      if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    // What was opened before the page came alive stays open.
    if (!first.current) closeMenu(menu);
    first.current = false;
  }, [key]);

  return header;
}

/** Closes the groups and the phone's sheet: the menu has been used. */
function closeMenu(nav: HTMLElement): void {
  for (const group of nav.querySelectorAll("details")) group.open = false;
  if ("popover" in nav && nav.matches(":popover-open")) nav.hidePopover();
}
