import type { BlogDraft } from "./blog-form-data.ts";

/*
 * Text that was typed and not saved, kept in this tab: a reload, a crash or an expired session must not cost a
 * story. Signing out empties it.
 */

export type KeptDraft = { values: BlogDraft; version: number | undefined };

const keyOf = (postId: number | undefined) => `blog-draft:${postId ?? "new"}`;

export function keepDraft(postId: number | undefined, draft: KeptDraft): void {
  try {
    sessionStorage.setItem(keyOf(postId), JSON.stringify(draft));
  } catch {
    // A full storage loses this safety net, nothing else.
  }
}

export function findDraft(postId: number | undefined): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(postId)) ?? "null");
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(postId: number | undefined): void {
  sessionStorage.removeItem(keyOf(postId));
}

function isDraft(kept: unknown): kept is KeptDraft {
  if (typeof kept !== "object" || kept === null || !("values" in kept)) return false;
  const { values } = kept as { values: unknown };
  return typeof values === "object" && values !== null && "title" in values && "content" in values;
}
