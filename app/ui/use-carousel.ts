import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useSwipe } from "./use-swipe.ts";

/**
 * Whether the visitor prefers reduced motion, and whether the tab is hidden: then nothing moves by itself.
 */
function useMotionPreference(): { reducedMotion: boolean; hidden: boolean } {
  const [reducedMotion, setReducedMotion] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const preference = window.matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => {
      setReducedMotion(preference.matches);
      setHidden(document.visibilityState === "hidden");
    };
    look();
    preference.addEventListener("change", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      preference.removeEventListener("change", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  return { reducedMotion, hidden };
}

/** Whether any part of an element is in the viewport. True until the observer has reported. */
function useInView<Kind extends Element>(): { ref: RefObject<Kind | null>; inView: boolean } {
  const ref = useRef<Kind>(null);
  const [inView, setInView] = useState(true);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((looks) => setInView(looks.at(-1)?.isIntersecting ?? true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return { ref, inView };
}

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
