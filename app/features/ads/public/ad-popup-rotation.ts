import { useEffect, useState } from "react";
import { useMotionPreference } from "#app/ui/use-motion-preference.ts";

/** AD-02. */
export const changesAfter = 10_000;

/**
 * Which ad is shown. The next comes by itself while there is more than one, nobody points at the card or stands in
 * it, it is not paused, the tab is in sight and the visitor does not ask for less motion.
 * @param still the card is expanded, or out of the way
 */
export function useAdRotation(count: number, still: boolean) {
  const [place, setPlace] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, hold] = useState(false);
  const { reducedMotion, hidden } = useMotionPreference();

  const moving = count > 1 && !still && !paused && !held && !reducedMotion && !hidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ad gets its full time, however it came
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setPlace((now) => (now + 1) % count), changesAfter);
    return () => clearTimeout(timer);
  }, [moving, place, count]);

  const step = (by: 1 | -1) => setPlace((now) => (now + by + count) % count);
  return { place, step, paused, setPaused, moving, reducedMotion, hold };
}
