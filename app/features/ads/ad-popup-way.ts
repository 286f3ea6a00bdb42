import { type RefObject, useEffect, useState } from "react";

/** What an ad never covers: the ways to give and to sign in, and what else says so of itself. */
const mustStayFree = 'a[href^="/donate"], a[href="/login"], [data-keep-clear]';

/**
 * Whether the card would lie over something that must stay free, where the page stands now. It is so until it has
 * been looked at, so that the card never flashes up over a button.
 *
 * The browser is asked to tell what comes under the card. To measure it ourselves at each scroll made the browser lay
 * out every section that it had left for later, because some of them hold a way to give.
 * @param page another page has other buttons, and is looked at anew
 */
export function useInTheWay(card: RefObject<HTMLElement | null>, page: string): boolean {
  const [inTheWay, setInTheWay] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: see page
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let watch: IntersectionObserver | undefined;
    const lookAnew = () => {
      watch?.disconnect();
      watch = watchUnder(element, setInTheWay);
    };
    // It tells of the first size too, when the page is laid out and nothing has to be measured for us.
    const sizes = new ResizeObserver(lookAnew);
    sizes.observe(element);
    sizes.observe(document.body);
    window.addEventListener("resize", lookAnew);
    return () => {
      sizes.disconnect();
      window.removeEventListener("resize", lookAnew);
      watch?.disconnect();
    };
  }, [card, page]);

  return inTheWay;
}

/** Tells whether anything that must stay free is under the card, now and whenever that changes. */
function watchUnder(card: HTMLElement, tell: (covered: boolean) => void): IntersectionObserver {
  const under = new Set<Element>();
  const observer = new IntersectionObserver(
    (looks) => {
      for (const { target, isIntersecting } of looks) {
        if (isIntersecting) under.add(target);
        else under.delete(target);
      }
      tell(under.size > 0);
    },
    { rootMargin: toCard(card) },
  );
  const kept = document.querySelectorAll(mustStayFree);
  for (const element of kept) observer.observe(element);
  if (kept.length === 0) tell(false);
  return observer;
}

/** The margins that make of the window the card's own place in it, where it will stand once it has come in. */
function toCard({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - offsetLeft - offsetWidth;
  const bottom = clientHeight - offsetTop - offsetHeight;
  return [offsetTop, right, bottom, offsetLeft].map((margin) => `${-margin}px`).join(" ");
}
