import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import { adMessages as messages } from "#app/features/ads/ads-admin.messages.ts";
import type { CallFailure, CallResult } from "#app/lib/call-api.ts";

/* The dashboard's calls for ads, with their error texts: AD-11. */

type WriteReply = { message?: string };

const adsKey = ["ads"];

/** How many ads are loaded at once. */
const pageSize = 60;

const loadTexts = { failed: messages.loadFailed };

/** Ads as they are stored; an answer that is no list is a failure. */
async function fetchAds(query: {
  limit: number;
  cursor?: string | number;
  status?: string;
}): Promise<CallResult<Ad[]>> {
  const result = await call<unknown>("listAds", { query, texts: loadTexts });
  if (!result.ok) return result;
  if (!Array.isArray(result.body)) return { ok: false, kind: "refused", message: messages.loadFailed };
  return { ...result, body: result.body };
}

/** Ads in a state (empty: in any), newest first. */
export const useAds = (status: string) =>
  useList<Ad>({
    key: [...adsKey, status],
    fetchPage: async (cursor) => {
      const result = await fetchAds({ limit: pageSize, cursor, status: status || undefined });
      return result.ok ? { ...result, body: { rows: result.body } } : result;
    },
  });

export function useRefreshAds() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: adsKey }), [client]);
}

const gone: CallFailure = { ok: false, kind: "refused", status: 404, message: messages.notFound };

/** An ad as it is stored now. */
export async function fetchAd({ id }: Pick<Ad, "id">): Promise<CallResult<Ad>> {
  const result = await fetchAds({ limit: 1, cursor: id + 1 });
  if (!result.ok) return result;
  const [ad] = result.body;
  return ad?.id === id ? { ...result, body: ad } : gone;
}

export const toggleAd = (id: number, is_active: boolean): Promise<CallResult<WriteReply>> =>
  call("toggleAd", {
    json: { id, is_active },
    texts: { failed: messages.toggleFailed, broke: messages.toggleBroke },
  });

export const deleteAd = (id: number): Promise<CallResult<WriteReply>> =>
  call("deleteAd", { json: { id }, texts: { failed: messages.deleteFailed, broke: messages.deleteBroke } });
