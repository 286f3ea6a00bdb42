import { useQuery, useQueryClient } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import type { ImpactFeedForm, ImpactUpdate } from "#app/features/feed/feed.schema.ts";
import { feedMessages as messages } from "#app/features/feed/feed-admin.messages.ts";
import { feedVersion } from "#app/features/feed/feed-version.ts";
import type { CallResult } from "#app/lib/call-api.ts";

/* The dashboard's calls for the impact updates, with their error texts: FEED-06. */

/** The three updates together, as one thing that is edited. */
export type Feed = { id: 1; version: number; updates: ImpactUpdate[] };

const feedKey = ["impact updates"];

/** The updates as they are stored; none before they are saved for the first time. */
export async function fetchFeed(): Promise<CallResult<Feed>> {
  const texts = { failed: messages.loadUnreachable };
  const result = await call<unknown>("readImpactUpdates", { texts });
  if (!result.ok) {
    const unreadable = result.kind === "non-json" || result.kind === "invalid-json";
    return unreadable ? { ...result, message: messages.invalidData } : result;
  }
  const { body } = result;
  if (!Array.isArray(body)) return { ok: false, kind: "invalid-json", message: messages.invalidData };
  const updates = (body as ImpactUpdate[]).slice(0, 3);
  return { ...result, body: { id: 1, version: feedVersion(updates), updates } };
}

export const useFeed = () =>
  useQuery({
    queryKey: feedKey,
    queryFn: async () => bodyOf(await fetchFeed()),
    refetchOnWindowFocus: false,
  });

export function useRefreshFeed(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: feedKey });
}

/** @param version of the updates that were opened */
export const saveFeed = (
  updates: ImpactFeedForm,
  version: number | undefined,
): Promise<CallResult<{ message?: string }>> =>
  call("saveImpactUpdates", {
    json: updates,
    query: { version },
    texts: { failed: messages.saveFailed, broke: messages.saveUnreachable },
  });
