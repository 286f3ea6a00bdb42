import { type FocusEvent, useEffect, useRef } from "react";
import { fieldLeft, watchPress } from "./field-events.ts";

/**
 * The onBlur of a form that says what is wrong with a field once it is left.
 * @param left is given the field's name
 */
export function useFieldLeft(left: (name: string, form: HTMLFormElement) => void) {
  const afterPress = useRef<ReturnType<typeof watchPress>>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    afterPress.current = watchPress(leaving.signal);
    return () => leaving.abort();
  }, []);

  return (event: FocusEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const name = fieldLeft(event);
    if (name) afterPress.current?.(() => form.isConnected && left(name, form));
  };
}
