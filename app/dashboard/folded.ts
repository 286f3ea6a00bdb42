import { useSyncExternalStore } from "react";

/* Which parts of the dashboard this browser has folded or opened: groups of the menu, the months above the donations. */

const storageKey = "dashboardFolded";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

const stored = () => localStorage.getItem(storageKey) ?? "";

/** What is no list of ours folds nothing. */
function read(text: string): Record<string, boolean> {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

/**
 * Whether a part is folded, as this browser remembers it.
 * @param part its name among all that fold
 * @param byDefault while nobody has folded or opened it
 */
export function useFolded(part: string, byDefault = false): [boolean, (folded: boolean) => void] {
  const text = useSyncExternalStore(subscribe, stored, () => "");
  const value = read(text)[part];
  const fold = (folded: boolean) => {
    localStorage.setItem(storageKey, JSON.stringify({ ...read(stored()), [part]: folded }));
    for (const listener of listeners) listener();
  };
  return [typeof value === "boolean" ? value : byDefault, fold];
}
