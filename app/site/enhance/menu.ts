import { EnhancedElement } from "./enhanced-element.ts";
import { placeMenu } from "./menu-place.ts";

/** From this width the menu is in the header; below it is a sheet over the page. As `lg` in tokens.css. */
const wide = "(min-width: 64rem)";
/** Delays of hover, in ms: a mouse that only passes opens nothing; one that leaves briefly closes nothing. */
export const openDelayMs = 90;
export const closeDelayMs = 240;

/** The element around the header's menu. */
export class SiteMenu extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const nav = this.querySelector("nav");
    if (nav) enhanceMenu(nav, signal);
  }
}

/**
 * The menu works without JavaScript: each group is a <details>, the phone's sheet a popover. This adds
 * opening by hover, the position of the panel, Escape, and closing when pointer or focus leave or a link is followed.
 * @param signal removes all listeners
 */
export function enhanceMenu(nav: HTMLElement, signal: AbortSignal): void {
  const groups = [...nav.querySelectorAll("details")];
  const isWide = window.matchMedia(wide);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The group that was opened by hover. */
  let hovered: HTMLDetailsElement | undefined;

  function show(group: HTMLDetailsElement | undefined) {
    clearTimeout(timer);
    hovered = undefined;
    if (group) place(group);
    for (const other of groups) other.open = other === group;
  }

  function place(group: HTMLDetailsElement) {
    const panel = group.querySelector<HTMLElement>("[data-panel]");
    if (!panel) return;
    const { place, left } = placeMenu(group.getBoundingClientRect(), document.documentElement.clientWidth);
    panel.dataset.place = isWide.matches ? place : "";
    // biome-ignore lint/plugin/logical-classes: a distance from the window's left edge, as measured
    panel.style.left = isWide.matches ? `${left}px` : "";
  }

  function expect(group: HTMLDetailsElement) {
    if (!isWide.matches) return;
    clearTimeout(timer);
    if (group.open) return;
    timer = setTimeout(() => {
      show(group);
      hovered = group;
    }, openDelayMs);
  }

  for (const group of groups) {
    group.addEventListener(
      "pointerenter",
      ({ pointerType }) => {
        if (pointerType === "mouse") expect(group);
      },
      { signal },
    );
    group.addEventListener(
      "pointerleave",
      () => {
        clearTimeout(timer);
        if (hovered) timer = setTimeout(() => show(undefined), closeDelayMs);
      },
      { signal },
    );
    group.querySelector("summary")?.addEventListener(
      "click",
      (event) => {
        clearTimeout(timer);
        // Hover has opened it just before this click: the click keeps it open, the next one closes it.
        if (hovered === group) event.preventDefault();
        hovered = undefined;
        place(group);
      },
      { signal },
    );
    group.addEventListener("toggle", () => group.open && place(group), { signal });
    group.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (isWide.matches && relatedTarget instanceof Node && !group.contains(relatedTarget)) {
          group.open = false;
        }
      },
      { signal },
    );
  }

  document.addEventListener(
    "keydown",
    ({ key }) => {
      const group = groups.find(({ open }) => open);
      if (key !== "Escape" || !group || !isWide.matches) return;
      if (group.contains(document.activeElement)) group.querySelector("summary")?.focus();
      show(undefined);
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (isWide.matches && target instanceof Node && !nav.contains(target)) show(undefined);
    },
    { signal },
  );
  window.addEventListener("resize", () => groups.filter(({ open }) => open).forEach(place), { signal });
  isWide.addEventListener(
    "change",
    () => {
      show(undefined);
      if (isSheet(nav)) nav.hidePopover();
    },
    { signal },
  );

  // The sheet covers the button that opened it: the focus moves into it, and it closes when the focus leaves.
  // The page must not scroll under it. That is set by script, because a `:has` selector for it would cost
  // every page a tenth of its style time.
  const followSheet = () => {
    document.documentElement.toggleAttribute("data-under-sheet", isSheet(nav));
    if (isSheet(nav)) nav.querySelector("button")?.focus();
  };
  nav.addEventListener("toggle", followSheet, { signal });
  nav.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !nav.contains(relatedTarget) && isSheet(nav)) nav.hidePopover();
    },
    { signal },
  );
  // In a hydrated page the next page has the same menu; a browser that goes back shows the page as it was left.
  nav.addEventListener(
    "click",
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      if (!(target instanceof Element && target.closest("a")) || ctrlKey || metaKey || shiftKey) return;
      show(undefined);
      if (isSheet(nav)) nav.hidePopover();
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    document.documentElement.removeAttribute("data-under-sheet");
  });

  // What was opened before this script was there.
  followSheet();
  const touched = groups.find((group) => group.matches(":hover"));
  if (touched && window.matchMedia("(hover: hover)").matches) expect(touched);
  groups.filter(({ open }) => open).forEach(place);
}

/** Whether the phone's sheet is open. Browsers without popovers have none. */
const isSheet = (nav: HTMLElement) => "popover" in nav && nav.matches(":popover-open");
