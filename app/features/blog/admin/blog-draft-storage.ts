import type { BlogDraft } from "./blog-form-data.ts";

/*
 * Unsaved text, stored per tab so that a reload, a crash or an expired session does not lose it. Signing out
 * removes it.
 */

export type StoredDraft = { values: BlogDraft; version: number | undefined };

const keyOf = (postId: number | undefined) => `blog-draft:${postId ?? "new"}`;

export function storeDraft(postId: number | undefined, draft: StoredDraft): void {
  try {
    sessionStorage.setItem(keyOf(postId), JSON.stringify(draft));
  } catch {
    // When the storage is full, drafts are not stored.
  }
}

export function readDraft(postId: number | undefined): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(postId)) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function removeDraft(postId: number | undefined): void {
  sessionStorage.removeItem(keyOf(postId));
}

function isDraft(stored: unknown): stored is StoredDraft {
  if (typeof stored !== "object" || stored === null || !("values" in stored)) return false;
  const { values } = stored as { values: unknown };
  return typeof values === "object" && values !== null && "title" in values && "content" in values;
}
