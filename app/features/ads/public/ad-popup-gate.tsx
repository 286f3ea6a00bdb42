import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onClosedInOtherTab, rememberClosed, wasClosed } from "./ad-popup-session.ts";

/** It comes so many milliseconds after the page, and not before the visitor has scrolled. */
export const comesAfter = 6000;

/** Where giving and signing in must not be disturbed. */
const quietPages = /^\/(?:donate|donate-bank-form|donation-success|login|dashboard)(?:\/|$)/;

/** A part of the page that cannot be fetched is no reason to break the page: then there is no popup. */
const AdPopup = lazy(() =>
  import("./ad-popup.tsx").then(
    ({ AdPopup }) => ({ default: AdPopup }),
    () => ({ default: () => null }),
  ),
);

/** The popup's place on every page: empty until the visitor has begun to read, and again once he has closed it. */
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
      // It may have been closed meanwhile, here or in another tab.
      if (!signal.aborted && !wasClosed()) setState("open");
    }, comesAfter);
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
