import { type RefObject, useEffect, useState } from "react";

/**
 * What the card must not cover: every control, and what is marked with data-no-overlay, such as a story's
 * text.
 */
const uncoverable =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, video, iframe, [data-no-overlay]';

/**
 * The card reappears when its place has been free for this long, so that it does not flicker while the page
 * scrolls.
 */
export const reappearDelayMs = 400;

/**
 * What the card covers: nothing, something that must stay visible, or the element with the keyboard's focus.
 */
export type Overlap = "none" | "content" | "focus";

/**
 * What the card covers at the current scroll position. "content" until it is known, so that the card never
 * flashes over a button.
 *
 * It uses an IntersectionObserver: measuring at each scroll would force the layout of every section with
 * deferred layout (defer-layout.css).
 * @param page the path: another page has other controls to observe
 * @returns what is covered, and a function to call when the card was made smaller, so that it stays until the
 *   next measurement
 */
export function useOverlap(card: RefObject<HTMLElement | null>, page: string) {
  const [overlap, setOverlap] = useState<Overlap>("content");

  // biome-ignore lint/correctness/useExhaustiveDependencies: see page
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let watch: IntersectionObserver | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (found: Overlap, passing: boolean) => {
      clearTimeout(timer);
      if (found === "none" && passing) timer = setTimeout(() => setOverlap(found), reappearDelayMs);
      else setOverlap(found);
    };
    const observeAgain = () => {
      watch?.disconnect();
      watch = observeOverlap(element, report);
    };
    // It reports the initial size too, after layout, so nothing has to be measured here.
    const sizes = new ResizeObserver(observeAgain);
    sizes.observe(element);
    sizes.observe(document.body);
    window.addEventListener("resize", observeAgain);
    document.addEventListener("focusin", observeAgain);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener("resize", observeAgain);
      document.removeEventListener("focusin", observeAgain);
      watch?.disconnect();
    };
  }, [card, page]);

  return { overlap, assumeNoOverlap: () => setOverlap("none") };
}

/** Reports what the card covers, now and whenever that changes by scrolling. */
function observeOverlap(
  card: HTMLElement,
  report: (found: Overlap, passing: boolean) => void,
): IntersectionObserver {
  const overlap = new Set<Element>();
  const focused = focusedOutside(card);
  let passing = false;
  const observer = new IntersectionObserver(
    (looks) => {
      for (const { target, isIntersecting } of looks) {
        if (isIntersecting) overlap.add(target);
        else overlap.delete(target);
      }
      if (focused && overlap.has(focused)) report("focus", passing);
      else report(overlap.size > 0 ? "content" : "none", passing);
      passing = true;
    },
    { rootMargin: cardRootMargin(card) },
  );
  const elements = [...document.querySelectorAll(uncoverable)].filter((element) => !card.contains(element));
  if (focused) elements.push(focused);
  for (const element of elements) observer.observe(element);
  if (elements.length === 0) report("none", false);
  return observer;
}

/** The focused element, unless it is the main element that scripts focus after navigation. */
function focusedOutside(card: HTMLElement): Element | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || card.contains(activeElement)) return undefined;
  return activeElement.matches('[tabindex="-1"]') ? undefined : activeElement;
}

/** The rootMargin that reduces the viewport to the card's final position. */
function cardRootMargin({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - offsetLeft - offsetWidth;
  const bottom = clientHeight - offsetTop - offsetHeight;
  return [offsetTop, right, bottom, offsetLeft].map((margin) => `${-margin}px`).join(" ");
}
