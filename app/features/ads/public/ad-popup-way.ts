import { type RefObject, useEffect, useState } from "react";

/** What an ad never lies on: all that can be pressed or filled in, and what else says so of itself: a story's text. */
const mustStayFree =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, video, iframe, [data-keep-clear]';

/** After stepping aside it waits until the place has been free for so long: not to flicker while a page scrolls by. */
export const comesBackAfter = 400;

/** What is under the card: nothing, something that must stay free, or even what has the keyboard's focus. */
export type Under = "nothing" | "kept" | "focus";

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
export function useUnder(card: RefObject<HTMLElement | null>, page: string) {
  const [under, setUnder] = useState<Under>("kept");

  // biome-ignore lint/correctness/useExhaustiveDependencies: see page
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let watch: IntersectionObserver | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (found: Under, passing: boolean) => {
      clearTimeout(timer);
      if (found === "nothing" && passing) timer = setTimeout(() => setUnder(found), comesBackAfter);
      else setUnder(found);
    };
    const lookAnew = () => {
      watch?.disconnect();
      watch = watchUnder(element, tell);
    };
    // It tells of the first size too, when the page is laid out and nothing has to be measured for us.
    const sizes = new ResizeObserver(lookAnew);
    sizes.observe(element);
    sizes.observe(document.body);
    window.addEventListener("resize", lookAnew);
    document.addEventListener("focusin", lookAnew);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener("resize", lookAnew);
      document.removeEventListener("focusin", lookAnew);
      watch?.disconnect();
    };
  }, [card, page]);

  return { under, assumeFree: () => setUnder("nothing") };
}

/** Tells what of all that must stay free is under the card, now and whenever that changes because the page passes by. */
function watchUnder(card: HTMLElement, tell: (found: Under, passing: boolean) => void): IntersectionObserver {
  const under = new Set<Element>();
  const focused = focusedOutside(card);
  let passing = false;
  const observer = new IntersectionObserver(
    (looks) => {
      for (const { target, isIntersecting } of looks) {
        if (isIntersecting) under.add(target);
        else under.delete(target);
      }
      if (focused && under.has(focused)) tell("focus", passing);
      else tell(under.size > 0 ? "kept" : "nothing", passing);
      passing = true;
    },
    { rootMargin: toCard(card) },
  );
  const kept = [...document.querySelectorAll(mustStayFree)].filter((element) => !card.contains(element));
  if (focused) kept.push(focused);
  for (const element of kept) observer.observe(element);
  if (kept.length === 0) tell("nothing", false);
  return observer;
}

/** What has the focus, where Tab has led: not the page as a whole, which scripts give the focus to. */
function focusedOutside(card: HTMLElement): Element | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || card.contains(activeElement)) return undefined;
  return activeElement.matches('[tabindex="-1"]') ? undefined : activeElement;
}

/** The margins that make of the window the card's own place in it, where it will stand once it has come in. */
function toCard({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - offsetLeft - offsetWidth;
  const bottom = clientHeight - offsetTop - offsetHeight;
  return [offsetTop, right, bottom, offsetLeft].map((margin) => `${-margin}px`).join(" ");
}
