import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/** preparing: not yet what is sent. ready: it is. failed: there is nothing to send, and the field says why. */
export type Preparation = "none" | "preparing" | "ready" | "failed";

type Held = { form: HTMLFormElement; submitter: HTMLElement | null };

/**
 * Holds back the submit of a form while a part of it is being prepared, however it was submitted: by its button, the
 * Enter key or a script. The form is submitted again, as it stands then, once the part is ready. When that has failed it
 * is not, and the part comes into view.
 * @returns whether a submit waits
 */
export function useHeldSubmit(part: RefObject<HTMLElement | null>, state: Preparation): boolean {
  const [held, setHeld] = useState<Held>();

  // Before the browser handles the next press.
  useLayoutEffect(() => {
    const form = part.current?.closest("form");
    if (!form || state !== "preparing") return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      // React's own listener, which saves, comes later on the way of the event.
      event.stopImmediatePropagation();
      setHeld({ form, submitter: event.submitter });
      part.current?.scrollIntoView?.({ block: "nearest" });
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [part, state]);

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
    if (state !== "preparing") release(state);
  }, [state]);
  return held !== undefined && state === "preparing";
}

/** What a field says while a photo is made smaller. @param waits whether a submit waits for it */
export const preparingText = (waits: boolean): string =>
  waits
    ? "Making the photo smaller. The form is sent as soon as that is done."
    : "The photo is large. Making it smaller...";
