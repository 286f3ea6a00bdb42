import { type FocusEvent, useEffect, useRef } from "react";

/** A press without a click is over by then. */
const longestPress = 400;

/**
 * The onBlur of a form that says what is wrong with a field once it is left. While something is pressed it waits for the
 * click: a line that appears before would move what is pressed from under the pointer.
 * @param left is given the field's name
 */
export function useFieldLeft(left: (name: string, form: HTMLFormElement) => void) {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const over = () => {
      isPressed.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    const listeners = {
      pointerdown: () => {
        isPressed.current = true;
      },
      pointerup: () => setTimeout(over, longestPress),
      pointercancel: over,
      // After what the click does.
      click: () => setTimeout(over),
    };
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener, true);
    };
  }, []);

  return ({ target, currentTarget: form, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const name = target.getAttribute("name");
    // From one radio button to the next.
    if (!name || relatedTarget?.getAttribute("name") === name) return;
    const say = () => form.isConnected && left(name, form);
    if (isPressed.current) waiting.current = say;
    else say();
  };
}
