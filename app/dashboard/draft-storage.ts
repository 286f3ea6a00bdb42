import type { FieldValues } from "react-hook-form";
import { readSession } from "./session-storage.ts";

/*
 * Unsaved forms, stored per tab, so that a reload, a crash or an ended session does not lose them. Each draft names
 * the account that wrote it: nobody else gets it, and it is removed as soon as somebody else is signed in in this tab.
 * Signing out in this tab removes all of them (session-storage.ts).
 */

export type StoredDraft = {
  values: FieldValues;
  /** The version of the row that was opened; undefined for a new one. */
  version: number | undefined;
  /** Whether a file had been chosen: it cannot be stored. */
  file: boolean;
  /** The Idempotency-Key with which a new one is sent, so that a repeat after a reload is one. */
  createKey?: string;
};

const prefix = "draft:";
const owner = () => readSession()?.user.email.toLowerCase() ?? "";

/** Stores nothing where the browser has no storage, or no room in it. */
export function storeDraft(key: string, draft: StoredDraft): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify({ ...draft, owner: owner() }));
  } catch {
    // When the storage is full, drafts are not stored.
  }
}

/** @returns undefined when there is none, or when it is another account's */
export function readDraft(key: string): StoredDraft | undefined {
  const stored = parse(key);
  return stored?.owner === owner() ? stored : undefined;
}

export function removeDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

/** Removes what other accounts have left in this tab. */
export function removeDraftsOfOthers(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (!name.startsWith(prefix)) continue;
    const stored = parse(name.slice(prefix.length));
    if (stored && stored.owner !== owner()) sessionStorage.removeItem(name);
  }
}

function parse(key: string): (StoredDraft & { owner: string }) | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { values, version, file, createKey, owner } = stored as Record<string, unknown>;
    if (typeof values !== "object" || values === null || typeof owner !== "string") return undefined;
    return {
      values,
      version: typeof version === "number" ? version : undefined,
      file: file === true,
      createKey: typeof createKey === "string" ? createKey : undefined,
      owner,
    };
  } catch {
    return undefined;
  }
}
