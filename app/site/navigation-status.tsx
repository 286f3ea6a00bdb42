import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useDelayed } from "#app/ui/page-hooks.ts";

/** A progress line while a page loads, and the new page's title for screen readers. */
export function NavigationStatus() {
  const { pathname } = useLocation();
  const navigating = useDelayed(useNavigation().state !== "idle");
  const [arrived, setArrived] = useState("");
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what makes a new announcement
  useEffect(() => {
    // Screen readers announce the first page by themselves.
    if (!first.current) setArrived(document.title);
    first.current = false;
  }, [pathname]);

  return (
    <>
      <p role="status" className="sr-only">
        {arrived}
      </p>
      {navigating && (
        <div aria-hidden="true" className="progress-line fixed inset-x-0 top-0 z-50 h-0.75 bg-emerald" />
      )}
    </>
  );
}
