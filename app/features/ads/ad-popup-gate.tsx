import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** What the visitor's wish to be left alone is kept under, for the session. */
export const closedKey = "adPopupClosed";
/** Where giving and signing in must not be disturbed. */
const quietPages = /^\/(?:donate|donate-bank-form|donation-success|login|dashboard)(?:\/|$)/;

/** A part of the page that cannot be fetched is no reason to break the page: then there is no popup. */
const AdPopup = lazy(() =>
  import("./ad-popup.tsx").then(
    ({ AdPopup }) => ({ default: AdPopup }),
    () => ({ default: () => null }),
  ),
);

/** The popup's place on every page: empty until the page is at rest, and again once the visitor has closed it. */
export function AdPopupGate() {
  const { pathname } = useLocation();
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");

  useEffect(() => {
    if (!wasClosed()) whenAtRest(() => setState("open"));
  }, []);

  function close() {
    setState("closed");
    try {
      sessionStorage.setItem(closedKey, "1");
    } catch {
      // A browser that keeps nothing: it stays closed until the next full page load.
    }
  }

  if (state !== "open" || quietPages.test(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <AdPopup page={pathname} onClose={close} />
    </Suspense>
  );
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}

/** Calls back once everything has loaded and the browser has nothing to do. */
function whenAtRest(callback: () => void): void {
  const rest = () =>
    "requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 1000);
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
}
