import { pageLetters } from "./commands.ts";

/** What a key asks for. */
export type ShortcutAction = { go: string } | "palette" | "new" | "search" | "list";

type Key = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented" | "timeStamp"
>;

/** How long g waits for its letter, in ms. */
export const letterTimeout = 1500;

/**
 * Reads the keys of the dashboard's shortcuts. A key without Ctrl or Cmd counts only where nothing is typed. Between g
 * and its letter the time of the presses counts, not when a busy page comes to read them.
 */
export function readShortcuts() {
  let goSince: number | undefined;

  /** @param typing whether the key goes into a field, or a dialog is open */
  return (
    event: Key,
    { typing, letters }: { typing: boolean; letters: boolean },
  ): ShortcutAction | undefined => {
    const afterGo = goSince !== undefined && event.timeStamp - goSince < letterTimeout;
    goSince = undefined;
    if (event.isComposing || event.defaultPrevented || event.altKey) return undefined;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) return key === "k" ? "palette" : undefined;
    if (typing || !letters) return undefined;
    if (afterGo) {
      const go = pageLetters[key];
      return go ? { go } : undefined;
    }
    if (key === "g") goSince = event.timeStamp;
    if (key === "n") return "new";
    if (key === "/") return "search";
    if (key === "?") return "list";
    return undefined;
  };
}

const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether keys are meant for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/* Whether single letters are shortcuts. People who dictate, or press keys by mistake, switch them off (WCAG 2.1.4). */

const storageKey = "dashboardShortcuts";

export const lettersAreOn = (): boolean => localStorage.getItem(storageKey) !== "off";

export function switchLetters(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
}
