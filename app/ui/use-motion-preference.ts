import { useEffect, useState } from "react";

/**
 * Whether the visitor prefers reduced motion, and whether the tab is hidden: then nothing moves by itself.
 */
export function useMotionPreference(): { reducedMotion: boolean; hidden: boolean } {
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
