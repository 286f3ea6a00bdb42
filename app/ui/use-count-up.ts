import { type RefObject, useEffect, useRef, useState } from "react";

/** Over 2.5 s, from when half of it is in sight: HOME-03. */
const countMilliseconds = 2500;
const half = 0.5;

/** Ease-out. */
const eased = (part: number) => 1 - (1 - part) ** 3;

/**
 * The progress of the count, from 0 to 1. It is 1 on the server, before the element is seen, and with reduced
 * motion, so that the page always holds the true number; once half of the element is in view it runs from 0,
 * once.
 */
export function useCountUp<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [part, setPart] = useState(1);

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const count = () => {
      let start: number | undefined;
      frame = requestAnimationFrame(function step(now) {
        start ??= now;
        const passed = Math.min((now - start) / countMilliseconds, 1);
        setPart(eased(passed));
        if (passed < 1) frame = requestAnimationFrame(step);
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.intersectionRatio >= half)) return;
        observer.disconnect();
        count();
      },
      { threshold: half },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return [ref, part];
}
