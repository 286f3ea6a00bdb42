/** The minimum distance of a swipe, in px. */
const swipePixels = 40;

type Pointer = { pointerType: string; clientX: number };

/**
 * Tells swipes sideways by touch or pen from a pointer's events. A touch that becomes a scroll is none.
 * The element needs `touch-action: pan-y pinch-zoom`.
 */
export function trackSwipe() {
  let from: number | undefined;
  return {
    start({ pointerType, clientX }: Pointer): void {
      from = pointerType === "mouse" ? undefined : clientX;
    },
    /** @returns 1 for a swipe to the left (the next item), -1 for one to the right, 0 for none */
    end({ clientX }: Pointer): 1 | 0 | -1 {
      const distance = clientX - (from ?? clientX);
      from = undefined;
      if (Math.abs(distance) < swipePixels) return 0;
      return distance < 0 ? 1 : -1;
    },
    cancel(): void {
      from = undefined;
    },
  };
}
