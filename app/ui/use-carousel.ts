import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { useInView } from "./use-in-view.ts";
import { useMotionPreference } from "./use-motion-preference.ts";
import { useSwipe } from "./use-swipe.ts";

type CarouselOptions = {
  count: number;
  /** How long one item is shown, in ms. */
  milliseconds: number;
  /** Paused by the owner, for instance while a dialog is open. */
  paused?: boolean;
  /** Stops at the first and the last item instead of wrapping. */
  ends?: boolean;
};

/**
 * Shows one of several items, with autoplay. Autoplay pauses while the mouse is over what has `hover`, while
 * `region` has a visible focus, after the pause button, out of view, in a hidden tab, and with reduced motion
 * (until the visitor presses play). Next and previous wrap; arrow keys and swipes work too.
 */
export function useCarousel({ count, milliseconds, paused = false, ends = false }: CarouselOptions) {
  const [chosen, setChosen] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause">();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { reducedMotion, hidden } = useMotionPreference();
  const { ref, inView } = useInView<HTMLElement>();

  // The list can shrink while one of its last items is shown.
  const index = chosen < count ? chosen : 0;
  const playing = choice ? choice === "play" : !reducedMotion;
  const moving = count > 1 && playing && !hovered && !focused && inView && !hidden && !paused;
  const show = (place: number) =>
    setChosen(ends ? Math.min(Math.max(place, 0), count - 1) : (place + count) % count);

  const swipe = useSwipe((step) => show(index + step));

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setChosen((index + 1) % count), milliseconds);
    return () => clearTimeout(timer);
  }, [moving, index, count, milliseconds]);

  return {
    index,
    /** The visitor's choice; the pause button shows it. */
    playing,
    /** Whether autoplay is running: then changes are not announced. */
    moving,
    show,
    next: () => show(index + 1),
    previous: () => show(index - 1),
    toggle: () => setChoice(playing ? "pause" : "play"),
    hover: {
      // Touch never sends a leave event, so only the mouse pauses.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
    },
    region: {
      ref,
      // A mouse click leaves the focus on the control: only a visible focus pauses.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        // From the first key on, the focus is visible.
        setFocused(true);
        if (event.key === "ArrowRight") show(index + 1);
        if (event.key === "ArrowLeft") show(index - 1);
      },
    },
    swipe,
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
