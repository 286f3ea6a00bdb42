import { type PointerEvent, useRef } from "react";

/** The minimum distance of a swipe. */
const swipePixels = 40;

/**
 * The pointer handlers of something that is swiped sideways by touch or pen. A touch that becomes a scroll is none.
 * The element needs `touch-action: pan-y pinch-zoom`.
 * @param onSwipe called with 1 for a swipe to the left (the next item), -1 for one to the right
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === "mouse" ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      if (Math.abs(distance) >= swipePixels) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
