import { lineDirection } from "./direction.ts";

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
