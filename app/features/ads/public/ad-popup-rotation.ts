import { useEffect, useState } from "react";
import { useMotionPreference } from "#app/ui/use-motion-preference.ts";

/** AD-02. */
export const rotationMs = 10_000;

/**
 * Which ad is shown. They rotate by themselves while there is more than one, nobody points at the card or has
 * the focus in it, it is not paused, the tab is visible and the visitor has not asked for reduced motion.
 * @param still the card is expanded, or hidden
 */
export function useAdRotation(count: number, suspended: boolean) {
  const [place, setPlace] = useState(0);
  const [paused, setPaused] = useState(false);
  const [inUse, setInUse] = useState(false);
  const { reducedMotion, hidden } = useMotionPreference();

  const moving = count > 1 && !suspended && !paused && !inUse && !reducedMotion && !hidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ad gets its full time, however it came
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setPlace((now) => (now + 1) % count), rotationMs);
    return () => clearTimeout(timer);
  }, [moving, place, count]);

  const step = (by: 1 | -1) => setPlace((now) => (now + by + count) % count);
  return { place, step, paused, setPaused, moving, reducedMotion, setInUse };
}
