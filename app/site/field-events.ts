/** A press without a click is over by then, in ms. */
const longestPress = 400;

/**
 * Knows whether something on the page is pressed. What a form says once a field is left waits for the click: a line that
 * appears before would move what is pressed from under the pointer.
 * @returns runs something now, or once the press is over
 */
export function watchPress(signal: AbortSignal): (run: () => void) => void {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  const over = () => {
    isPressed = false;
    waiting?.();
    waiting = undefined;
  };
  const listeners = {
    pointerdown: () => {
      isPressed = true;
    },
    pointerup: () => setTimeout(over, longestPress),
    pointercancel: over,
    // After what the click does.
    click: () => setTimeout(over),
  };
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener, { capture: true, signal });

  return (run) => {
    if (isPressed) waiting = run;
    else run();
  };
}

/** The name of the field that was left; undefined from one radio button to the next. */
export function fieldLeft({ target, relatedTarget }: Pick<FocusEvent, "target" | "relatedTarget">) {
  const nameOf = (element: EventTarget | null) =>
    element instanceof Element ? element.getAttribute("name") : null;
  const name = nameOf(target);
  return name && nameOf(relatedTarget) !== name ? name : undefined;
}

/** Moves the focus to the field that a link of the list of faults names. */
export function focusLinked(event: Pick<Event, "target" | "preventDefault">): void {
  const link = event.target instanceof Element ? event.target.closest("a[href^='#field-']") : null;
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.getAttribute("href")?.slice(1) ?? "")?.focus();
}
