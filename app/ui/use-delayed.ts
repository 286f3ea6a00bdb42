import { useEffect, useState } from "react";

/**
 * True once `active` has lasted `milliseconds`, false as soon as it ends: avoids flashing a loading state.
 */
export function useDelayed(active: boolean, milliseconds = 150): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, milliseconds]);
  return active && elapsed;
}
