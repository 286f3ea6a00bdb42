/* What was typed and not saved, for this tab: a reload, a crash or an expired session loses nothing. */

type ContentDraft = { version: number; value: unknown };

const keyOf = (name: string) => `content-draft:${name}`;

export function storeDraft(name: string, draft: ContentDraft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // When the storage is full, drafts are not stored.
  }
}

export function readDraft(name: string): ContentDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
    const isDraft = typeof stored === "object" && stored !== null && "version" in stored && "value" in stored;
    return isDraft ? (stored as ContentDraft) : undefined;
  } catch {
    return undefined;
  }
}

export const removeDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));
