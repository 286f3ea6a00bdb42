import { type RefObject, useEffect } from "react";

/**
 * For a sticky column whose height changes: sets `--column-height`, so that the styles can let it scroll until its end
 * is seen when it is higher than the window.
 */
export function useColumnHeight(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = column;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      current.style.setProperty("--column-height", `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [column]);
}
