import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onClosedInOtherTab, rememberClosed, wasClosed } from "./ad-popup-session.ts";

/** The popup opens this long after the page, and not before the visitor has scrolled. */
export const openDelayMs = 6000;

/** No popup where it would disturb donating, signing in, or who fills in a form. */
const quietPages =
  /^\/(?:donate|donate-bank-form|donation-success|login|reset-password|dashboard|registration|share-story)(?:\/|$)/;

/** When its code cannot be loaded there is no popup, and the page is not affected. */
const AdPopup = lazy(() =>
  import("./ad-popup.tsx").then(
    ({ AdPopup }) => ({ default: AdPopup }),
    () => ({ default: () => null }),
  ),
);

/** Loads the popup once the visitor has scrolled, unless it was closed in this browser session. */
export function AdPopupGate() {
  const { pathname } = useLocation();
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");

  useEffect(() => {
    if (wasClosed()) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const scrolled = new Promise((resolve) => {
      window.addEventListener("scroll", resolve, { once: true, passive: true, signal });
    });
    const timer = setTimeout(async () => {
      await scrolled;
      // It may have been closed meanwhile, in this tab or another.
      if (!signal.aborted && !wasClosed()) setState("open");
    }, openDelayMs);
    const endListening = onClosedInOtherTab(() => setState("closed"));
    return () => {
      leaving.abort();
      clearTimeout(timer);
      endListening();
    };
  }, []);

  function close() {
    setState("closed");
    rememberClosed();
  }

  if (state !== "open" || quietPages.test(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <AdPopup page={pathname} onClose={close} />
    </Suspense>
  );
}
