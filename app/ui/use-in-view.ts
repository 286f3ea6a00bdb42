import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether any part of an element is in the viewport. True until the observer has reported. */
export function useInView<Kind extends Element>(): { ref: RefObject<Kind | null>; inView: boolean } {
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
