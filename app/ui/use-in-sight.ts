import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether any of an element is in the window. It counts as in sight until the browser has looked. */
export function useInSight<Kind extends Element>(): { ref: RefObject<Kind | null>; inSight: boolean } {
  const ref = useRef<Kind>(null);
  const [inSight, setInSight] = useState(true);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((looks) => setInSight(looks.at(-1)?.isIntersecting ?? true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return { ref, inSight };
}
