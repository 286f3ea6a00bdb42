import { type RefObject, useEffect } from "react";

/**
 * Tells the styles how high the bar at the window's foot is, as --foot-bar: its buttons take several lines on a phone, and
 * what a save has refused stands in it. What gets the focus is scrolled above it (base.css).
 */
export function useFootBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--foot-bar", `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--foot-bar");
    };
  }, [bar]);
}
