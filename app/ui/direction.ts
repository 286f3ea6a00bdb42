/** Which way the lines of an element run: 1 from left to right, -1 from right to left, as in Urdu. */
export const lineDirection = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === "rtl" ? -1 : 1;

/**
 * Where an arrow key leads in a row of items: the right one to the next, in Urdu the left one.
 * @returns 1 for the next item, -1 for the previous one, 0 for another key
 */
export function stepOfKey(key: string, row: Element): 1 | 0 | -1 {
  if (key === "ArrowRight") return lineDirection(row);
  if (key === "ArrowLeft") return lineDirection(row) === 1 ? -1 : 1;
  return 0;
}

/** The minimum distance of a swipe, in px. */
const swipePixels = 40;

/**
 * Tells swipes sideways by touch or pen from a pointer's events. A touch that becomes a scroll is none.
 * The element needs `touch-action: pan-y pinch-zoom`.
 */
export function trackSwipe() {
  let from: number | undefined;
  return {
    start({ pointerType, clientX }: { pointerType: string; clientX: number }): void {
      from = pointerType === "mouse" ? undefined : clientX;
    },
    /** @returns 1 for a swipe to the next item (to the left, in Urdu to the right), -1 to the previous one, 0 for none */
    end({ clientX, currentTarget }: { clientX: number; currentTarget: EventTarget | null }): 1 | 0 | -1 {
      const distance = clientX - (from ?? clientX);
      from = undefined;
      if (Math.abs(distance) < swipePixels) return 0;
      const toLeft = distance < 0;
      const next = currentTarget instanceof Element && lineDirection(currentTarget) === -1 ? !toLeft : toLeft;
      return next ? 1 : -1;
    },
    cancel(): void {
      from = undefined;
    },
  };
}
