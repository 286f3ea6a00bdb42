import { queryOptions } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { feedCalls } from "#app/features/stories/feed/feed.calls.ts";
import type { ImpactUpdate } from "#app/features/stories/feed/feed.schema.ts";
import { feedMessages as messages } from "#app/features/stories/feed/feed-admin.messages.ts";
import { feedVersion } from "#app/features/stories/feed/feed-version.ts";
import type { CallResult } from "#app/lib/call-reply.ts";

/** The three updates together, as one thing that is edited. */
export type Feed = { id: 1; version: number; updates: ImpactUpdate[] };

/** The updates as they are stored; none before they are saved for the first time. */
export async function fetchFeed(): Promise<CallResult<Feed>> {
  const result = await call(feedCalls.readImpactUpdates, { texts: { failed: messages.loadUnreachable } });
  if (!result.ok) {
    const unreadable = result.kind === "non-json" || result.kind === "invalid-json";
    return unreadable ? { ...result, message: messages.invalidData } : result;
  }
  if (!Array.isArray(result.body)) return { ok: false, kind: "invalid-json", message: messages.invalidData };
  const updates = result.body.slice(0, 3);
  return { ...result, body: { id: 1, version: feedVersion(updates), updates } };
}

export const feedQuery = queryOptions({
  queryKey: [feedCalls.readImpactUpdates.name],
  queryFn: async () => bodyOf(await fetchFeed()),
  refetchOnWindowFocus: false,
});
