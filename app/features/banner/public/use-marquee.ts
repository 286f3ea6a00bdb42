import { useEffect, useRef, useState } from "react";
import { scrollPixelsPerFrame } from "#app/features/banner/banner.messages.ts";
import { useMotionPreference } from "#app/ui/use-motion-preference.ts";

const pixelsPerMillisecond = (scrollPixelsPerFrame * 60) / 1000;

/**
 * Moves a text that is wider than its window: left by 0.8 px a frame, and back to the start when it has passed once
 * (BANNER-02). Stands still while `paused` and while the tab is hidden, and never moves for those who ask for less
 * motion. The browser moves it by itself: a function of ours in each frame kept a phone's processor awake, and made
 * the text twice as fast on a screen with twice as many frames.
 * @returns refs for the window, the moving track and the first copy of the text, and whether the text needs to move
 */
export function useMarquee(paused: boolean) {
  const windowRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLSpanElement>(null);
  /** The animation's elapsed time, which is kept when the text's width changes. */
  const elapsed = useRef<CSSNumberish>(0);
  const { reducedMotion, hidden } = useMotionPreference();
  /** The width of one copy of the text, in px; 0 when it fits without moving. */
  const [distance, setDistance] = useState(0);
  const scrolling = distance > 0 && !reducedMotion;
  const stopped = paused || hidden;

  useEffect(() => {
    const pane = windowRef.current;
    const text = textRef.current;
    if (!pane || !text) return;
    const observer = new ResizeObserver(() =>
      setDistance(text.scrollWidth > pane.clientWidth ? text.offsetWidth : 0),
    );
    observer.observe(pane);
    observer.observe(text);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!scrolling || !trackRef.current) return;
    const animation = trackRef.current.animate(
      { transform: ["none", `translateX(${-distance}px)`] },
      { duration: distance / pixelsPerMillisecond, iterations: Number.POSITIVE_INFINITY },
    );
    animation.currentTime = elapsed.current;
    if (stopped) animation.pause();
    return () => {
      elapsed.current = animation.currentTime ?? 0;
      animation.cancel();
    };
  }, [scrolling, distance, stopped]);

  return { windowRef, trackRef, textRef, scrolling };
}
