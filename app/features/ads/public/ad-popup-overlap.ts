import { type RefObject, useEffect, useState } from "react";

/** What an ad never lies on: all that can be pressed or filled in, and what else says so of itself: a story's text. */
const uncoverable =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, video, iframe, [data-no-overlay]';

/** After stepping aside it waits until the place has been free for so long: not to flicker while a page scrolls by. */
export const reappearDelayMs = 400;

/** What is under the card: nothing, something that must stay free, or even what has the keyboard's focus. */
export type Overlap = "none" | "content" | "focus";

/**
 * What the card would lie on, where the page stands now. Something, until it has been looked at, so that the card
 * never flashes up over a button.
 *
 * The browser is asked to tell what comes under the card. To measure it ourselves at each scroll made the browser lay
 * out every section that it had left for later, because some of them hold a way to give.
 * @param page another page has other controls, and is looked at anew
 * @returns what is under it; and a function for when it has just been made smaller, so that it is not taken away for
 * what it covered before
 */
export function useOverlap(card: RefObject<HTMLElement | null>, page: string) {
  const [overlap, setOverlap] = useState<Overlap>("content");

  // biome-ignore lint/correctness/useExhaustiveDependencies: see page
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let watch: IntersectionObserver | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (found: Overlap, passing: boolean) => {
      clearTimeout(timer);
      if (found === "none" && passing) timer = setTimeout(() => setOverlap(found), reappearDelayMs);
      else setOverlap(found);
    };
    const observeAgain = () => {
      watch?.disconnect();
      watch = observeOverlap(element, tell);
    };
    // It tells of the first size too, when the page is laid out and nothing has to be measured for us.
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

/** Tells what of all that must stay free is under the card, now and whenever that changes because the page passes by. */
function observeOverlap(
  card: HTMLElement,
  tell: (found: Overlap, passing: boolean) => void,
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
      if (focused && overlap.has(focused)) tell("focus", passing);
      else tell(overlap.size > 0 ? "content" : "none", passing);
      passing = true;
    },
    { rootMargin: cardRootMargin(card) },
  );
  const elements = [...document.querySelectorAll(uncoverable)].filter((element) => !card.contains(element));
  if (focused) elements.push(focused);
  for (const element of elements) observer.observe(element);
  if (elements.length === 0) tell("none", false);
  return observer;
}

/** What has the focus, where Tab has led: not the page as a whole, which scripts give the focus to. */
function focusedOutside(card: HTMLElement): Element | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || card.contains(activeElement)) return undefined;
  return activeElement.matches('[tabindex="-1"]') ? undefined : activeElement;
}

/** The margins that make of the window the card's own place in it, where it will stand once it has come in. */
function cardRootMargin({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - offsetLeft - offsetWidth;
  const bottom = clientHeight - offsetTop - offsetHeight;
  return [offsetTop, right, bottom, offsetLeft].map((margin) => `${-margin}px`).join(" ");
}
