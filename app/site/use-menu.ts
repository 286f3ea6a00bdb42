import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Loads the menu's enhancements at the first interaction, and closes the menu after a navigation. */
export function useMenu() {
  const header = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const first = useRef(true);

  useEffect(() => {
    const frame = header.current;
    if (!frame) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let enhanced = false;
    function touched() {
      const menu = frame?.querySelector("nav");
      if (enhanced || !menu) return;
      enhanced = true;
      // When loading fails, the menu still works without them.
      import("./enhance-menu.ts").then(({ enhanceMenu }) => enhanceMenu(menu, signal)).catch(() => undefined);
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
    // What was opened before hydration stays open.
    if (!first.current) closeMenu(menu);
    first.current = false;
  }, [key]);

  return header;
}

/** Closes the groups and the phone's sheet. */
function closeMenu(nav: HTMLElement): void {
  for (const group of nav.querySelectorAll("details")) group.open = false;
  if ("popover" in nav && nav.matches(":popover-open")) nav.hidePopover();
}
