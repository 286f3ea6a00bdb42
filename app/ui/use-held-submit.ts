import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/**
 * shrinking, reading: it is not yet what is sent. ready: it is. failed: there is nothing to send, and the field says why.
 */
export type Preparation = "none" | "shrinking" | "reading" | "ready" | "failed";

type Held = { form: HTMLFormElement; submitter: HTMLElement | null };

/**
 * Holds back the submit of a form while a part of it is being prepared, however it was submitted: by its button, the
 * Enter key or a script. The form is submitted again, as it stands then, once the part is ready. When that has failed it
 * is not, and the part comes into view.
 * @returns whether a submit waits
 */
export function useHeldSubmit(part: RefObject<HTMLElement | null>, state: Preparation): boolean {
  const [held, setHeld] = useState<Held>();
  const busy = state === "shrinking" || state === "reading";

  // Before the browser handles the next press.
  useLayoutEffect(() => {
    const form = part.current?.closest("form");
    if (!form || !busy) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      // React's own listener, which saves, comes later on the way of the event.
      event.stopImmediatePropagation();
      setHeld({ form, submitter: event.submitter });
      part.current?.scrollIntoView?.({ block: "nearest" });
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [part, busy]);

  const release = useEffectEvent((state: Preparation) => {
    if (!held) return;
    setHeld(undefined);
    if (state === "failed") part.current?.scrollIntoView?.({ block: "nearest" });
    if (state !== "ready" || !held.form.isConnected) return;
    // A button that is gone or disabled by now cannot submit.
    const usable = held.submitter?.isConnected && !held.submitter.matches(":disabled");
    held.form.requestSubmit(usable ? held.submitter : null);
  });
  useEffect(() => {
    if (!busy) release(state);
  }, [busy, state]);
  return held !== undefined && busy;
}

const doing = { shrinking: "Making the photo smaller", reading: "Reading the file" };

/** What a field says while it prepares its file. @param waits whether a submit waits for it */
export function preparingText(state: Preparation, waits: boolean): string | undefined {
  if (state !== "shrinking" && state !== "reading") return undefined;
  return waits ? `${doing[state]}. The form is sent as soon as that is done.` : `${doing[state]}...`;
}
