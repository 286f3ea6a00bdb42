import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useInView } from "./use-in-view.ts";
import { useMotionPreference } from "./use-motion-preference.ts";

/** A finger that goes this far sideways turns the page. */
const swipePixels = 40;

type CarouselOptions = {
  count: number;
  /** How long one item stands before the next comes by itself. */
  milliseconds: number;
  /** Stands still for a reason of its owner's, such as an open dialog. */
  held?: boolean;
  /** Stops at the first and the last item instead of going round. */
  ends?: boolean;
};

/**
 * One of several items in sight, the next after a while. It stands still while the mouse is over what has `hover`,
 * while anything in `region` has a focus that shows, after its pause control was pressed, out of sight, in a hidden tab,
 * and for those who ask for less motion (until they press play). Next and previous wrap; arrow keys and swipes turn too.
 */
export function useCarousel({ count, milliseconds, held = false, ends = false }: CarouselOptions) {
  const [chosen, setChosen] = useState(0);
  const [wish, setWish] = useState<"play" | "pause">();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { reducedMotion, hidden } = useMotionPreference();
  const { ref, inView } = useInView<HTMLElement>();
  const swipeStart = useRef<number>(undefined);

  // Items can become fewer while one of the last is in sight.
  const index = chosen < count ? chosen : 0;
  const playing = wish ? wish === "play" : !reducedMotion;
  const moving = count > 1 && playing && !hovered && !focused && inView && !hidden && !held;
  const show = (place: number) =>
    setChosen(ends ? Math.min(Math.max(place, 0), count - 1) : (place + count) % count);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setChosen((index + 1) % count), milliseconds);
    return () => clearTimeout(timer);
  }, [moving, index, count, milliseconds]);

  return {
    index,
    /** What the visitor wants; the pause control shows it. */
    playing,
    /** Whether the next item is on its way: announce nothing then. */
    moving,
    show,
    next: () => show(index + 1),
    previous: () => show(index - 1),
    toggle: () => setWish(playing ? "pause" : "play"),
    hover: {
      // A finger never leaves what it tapped, so only the mouse holds.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
    },
    region: {
      ref,
      // A press of the mouse leaves its focus on the control for as long as nothing else is pressed: it must not hold.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        // From a key on the focus shows, however it came here.
        setFocused(true);
        if (event.key === "ArrowRight") show(index + 1);
        if (event.key === "ArrowLeft") show(index - 1);
      },
    },
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        swipeStart.current = event.pointerType === "mouse" ? undefined : event.clientX;
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = event.clientX - (swipeStart.current ?? event.clientX);
        swipeStart.current = undefined;
        if (Math.abs(distance) >= swipePixels) show(index + (distance < 0 ? 1 : -1));
      },
      onPointerCancel: () => {
        swipeStart.current = undefined;
      },
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
