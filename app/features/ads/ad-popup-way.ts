import { type RefObject, useEffect, useState } from "react";

/** What an ad never covers: the ways to give and to sign in, and what else says so of itself. */
const mustStayFree = 'a[href^="/donate"], a[href="/login"], [data-keep-clear]';

/**
 * Whether the card would lie over something that must stay free, where the page stands now. It is so until it has
 * been looked at, so that the card never flashes up over a button.
 * @param page another page has other buttons, and is looked at anew
 */
export function useInTheWay(card: RefObject<HTMLElement | null>, page: string): boolean {
  const [inTheWay, setInTheWay] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: see page
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      setInTheWay(coversWhatMustStayFree(element));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(element);
    sizes.observe(document.body);
    window.addEventListener("scroll", lookSoon, { passive: true });
    window.addEventListener("resize", lookSoon);
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", lookSoon);
      window.removeEventListener("resize", lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [card, page]);

  return inTheWay;
}

function coversWhatMustStayFree(card: HTMLElement): boolean {
  const own = card.getBoundingClientRect();
  return [...document.querySelectorAll(mustStayFree)].some((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}
