import { placeMenu } from "./menu-place.ts";

/** From here on the menu lies along the header; below it is a sheet over the page. As `lg` in tokens.css. */
const wide = "(min-width: 64rem)";
/** A mouse on its way elsewhere opens nothing; one that cuts a corner closes nothing. */
export const opensAfter = 90;
export const closesAfter = 240;

/**
 * The menu works by itself: each group is a <details>, the phone's sheet a popover. This adds what those lack:
 * opening under the mouse, a place by the space at hand, Escape, and closing when pointer or focus go elsewhere.
 * @param signal takes all of it back
 */
export function enhanceMenu(nav: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const groups = [...nav.querySelectorAll("details")];
  const isWide = window.matchMedia(wide);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The group that is open only because the mouse is on it. */
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
    panel.style.left = isWide.matches ? `${left}px` : "";
  }

  function expect(group: HTMLDetailsElement) {
    if (!isWide.matches) return;
    clearTimeout(timer);
    if (group.open) return;
    timer = setTimeout(() => {
      show(group);
      hovered = group;
    }, opensAfter);
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
        if (hovered) timer = setTimeout(() => show(undefined), closesAfter);
      },
      { signal },
    );
    group.querySelector("summary")?.addEventListener(
      "click",
      (event) => {
        clearTimeout(timer);
        // The mouse has opened it on its way to this click: the click keeps it open, the next one closes it.
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

  // The sheet covers the button that opened it: focus goes in with the eye, and the sheet closes when focus leaves.
  // The page stays where it is under it. Said to the page from here: a style that looks for an open sheet by itself
  // (`:has`) costs every page a tenth of its styling.
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
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    document.documentElement.removeAttribute("data-under-sheet");
  });

  // What the visitor did to have this fetched.
  followSheet();
  const touched = groups.find((group) => group.matches(":hover"));
  if (touched && window.matchMedia("(hover: hover)").matches) expect(touched);
  groups.filter(({ open }) => open).forEach(place);
}

/** Whether the phone's sheet is open. A browser that knows no popovers has none. */
const isSheet = (nav: HTMLElement) => "popover" in nav && nav.matches(":popover-open");
