import { useEffect, useRef, useState } from "react";
import { scrollPixelsPerFrame } from "./banner.constants.ts";

const calm = "(prefers-reduced-motion: reduce)";

/**
 * Moves a text that is wider than its window: left by 0.8 px an animation frame, and back to the start when it has
 * passed once (the seeds' rule). Stands still while `held`, and never moves for those who ask for less motion. A
 * hidden tab gets no frames, so it stops there by itself.
 * @returns refs for the window, the moving track and the first copy of the text, and whether the text needs to move
 */
export function useMarquee(held: boolean) {
  const windowRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLSpanElement>(null);
  const position = useRef(0);
  const textWidth = useRef(0);
  const [scrolling, setScrolling] = useState(false);

  useEffect(() => {
    const pane = windowRef.current;
    const text = textRef.current;
    if (!pane || !text) return;
    const preference = window.matchMedia(calm);
    const measure = () => {
      textWidth.current = text.offsetWidth;
      setScrolling(!preference.matches && text.scrollWidth > pane.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    observer.observe(text);
    preference.addEventListener("change", measure);
    return () => {
      observer.disconnect();
      preference.removeEventListener("change", measure);
    };
  }, []);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const place = (left: number) => {
      position.current = left;
      track.style.transform = left === 0 ? "" : `translateX(${-left}px)`;
    };
    if (!scrolling) return place(0);
    if (held) return;
    let frame = requestAnimationFrame(function step() {
      const next = position.current + scrollPixelsPerFrame;
      place(next >= textWidth.current ? 0 : next);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [scrolling, held]);

  return { windowRef, trackRef, textRef, scrolling };
}
