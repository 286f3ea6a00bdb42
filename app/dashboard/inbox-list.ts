import type { Call, Done } from "#app/contract/call.ts";
import type { InboxExport, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import { callList, type Prefetching, prefetch } from "./call.ts";
import type { InboxEntry } from "./inbox-entry.tsx";

export const inboxTexts = {
  loadFailed: "Failed to load the entries.",
  saveFailed: "Failed to save. Please try again.",
  deleteFailed: "Failed to delete the entry.",
  exportFailed: "The file could not be created. Please try again.",
  deleted: "Deleted.",
} as const;

/** The calls of an inbox with such entries. */
export type InboxCalls<Entry = InboxEntry> = {
  list: Call<{ query: object; reply: Done & { rows: Entry[]; total: number; unread: number } }>;
  update: Call<InboxUpdate>;
  remove: Call<InboxRemoval>;
  export: Call<InboxExport>;
};

/** What every inbox can be asked for. */
export const inboxFilters = ["q", "unread"] as const;

/** The list of an inbox, new entries first. The caller knows which entries the call returns. */
export const inboxList = <Entry extends InboxEntry>(
  call: InboxCalls<Entry>["list"],
  asked: Partial<Record<string, string>>,
) =>
  callList(
    call,
    { query: { ...asked, limit: 50 }, texts: { failed: inboxTexts.loadFailed } },
    (body) => body,
  );

/**
 * Starts the call of an inbox's list, which `InboxPage` then waits for: it has the same key.
 * @param names of its own filters, as in the page's `filters`
 */
export function startInbox(
  { asked, list }: Prefetching,
  call: InboxCalls["list"],
  names: readonly string[] = [],
): void {
  list(inboxList(call, asked([...inboxFilters, ...names])));
}

/** The `clientLoader` of an inbox that calls nothing else. */
export const prefetchInbox = (call: InboxCalls["list"], names?: readonly string[]) =>
  prefetch((start) => startInbox(start, call, names));
