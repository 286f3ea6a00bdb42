import { useQueryClient } from "@tanstack/react-query";
import type { EndpointName } from "#app/contract/endpoints.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { call } from "./call.ts";
import { useList } from "./use-list.ts";

/* The calls that every inbox has (server/http/inbox-routes.ts), with their texts. */

export type InboxCalls = {
  list: EndpointName;
  update: EndpointName;
  remove: EndpointName;
  export: EndpointName;
};

/** What every entry of an inbox has. */
export type InboxEntry = { id: number; received_at: string; read: boolean; note: string };

export const inboxTexts = {
  loadFailed: "Failed to load the entries.",
  saveFailed: "Failed to save. Please try again.",
  deleteFailed: "Failed to delete the entry.",
  exportFailed: "The file could not be made. Please try again.",
  deleted: "Deleted.",
} as const;

type InboxReply<Entry> = { rows: Entry[]; total: number; unread: number };

/** @param asked q and unread, as the call has them, and this inbox's own filters */
export function useInbox<Entry extends InboxEntry>(calls: InboxCalls, asked: Record<string, string>) {
  const client = useQueryClient();
  const list = useList<Entry>({
    key: [calls.list, asked],
    fetchPage: (cursor) => {
      const query = { ...withoutEmpty(asked), cursor, limit: 50 };
      return call<InboxReply<Entry>>(calls.list, { query, texts: { failed: inboxTexts.loadFailed } });
    },
  });
  const refresh = () => client.invalidateQueries({ queryKey: [calls.list] });
  return { list, refresh };
}

/** The queries that ask for something. */
export const withoutEmpty = (asked: Record<string, string>) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ""));

type WriteReply = CallResult<{ message?: string }>;

export const updateEntry = (
  calls: InboxCalls,
  change: { id: number; read?: boolean; note?: string },
): Promise<WriteReply> => call(calls.update, { json: change, texts: { failed: inboxTexts.saveFailed } });

export const removeEntry = (calls: InboxCalls, id: number): Promise<WriteReply> =>
  call(calls.remove, { json: { id }, texts: { failed: inboxTexts.deleteFailed } });
