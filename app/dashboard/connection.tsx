import { WifiOff } from "lucide-react";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";

/*
 * Being offline. What was sent while the browser was offline has never left it, so that sending it later cannot double
 * anything. A request that broke on the way is not repeated by itself: nobody knows whether the server carried it out.
 * The reply of a creation is asked for instead (`lost-reply.ts`).
 */

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the browser has a network. It may have one that leads nowhere. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * @returns a function that has a form submitted again, as it stands then, once the browser is online. A form that is
 * closed meanwhile is not submitted.
 */
export function useSubmitWhenOnline(): (form: HTMLFormElement | undefined) => void {
  const waiting = useRef<HTMLFormElement>(undefined);
  useEffect(() => {
    const submit = () => {
      const form = waiting.current;
      waiting.current = undefined;
      if (form?.isConnected) form.requestSubmit();
    };
    window.addEventListener("online", submit);
    return () => window.removeEventListener("online", submit);
  }, []);
  return useCallback((form) => {
    waiting.current = form;
  }, []);
}

/** Says that the browser is offline, on every page of the dashboard. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2 border-b border-rule bg-sunk px-4 py-2 text-sm font-semibold sm:px-6">
          <WifiOff aria-hidden="true" className="size-4.5 shrink-0" />
          You are offline. What you type is kept; lists may be out of date.
        </p>
      )}
    </div>
  );
}
