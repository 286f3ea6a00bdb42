/** What a key asks for. */
export type ShortcutAction = "palette" | "new" | "search" | "list";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented">;

const ofOneKey: Record<string, ShortcutAction> = { n: "new", "/": "search", "?": "list" };

/**
 * Reads a key of the dashboard's shortcuts. One without Ctrl or Cmd counts only where nothing is typed.
 * @param typing whether the key goes into a field, or a dialog is open
 */
export function readShortcut(
  event: Key,
  { typing, letters }: { typing: boolean; letters: boolean },
): ShortcutAction | undefined {
  if (event.isComposing || event.defaultPrevented || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === "k" ? "palette" : undefined;
  return typing || !letters ? undefined : ofOneKey[key];
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
