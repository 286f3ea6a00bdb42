import { useEffect, useState } from "react";
import { urlOf } from "#app/contract/endpoint.ts";
import { publicEndpoints } from "#app/contract/public-endpoints.ts";
import type { Banner } from "#app/features/banner/banner.messages.ts";

/** A tab that was hidden for this long reloads the announcement. */
const stale = 5 * 60 * 1000;

export type BannerState = { kind: "shown"; banner: Banner } | { kind: "absent" } | { kind: "loading" };

const stateOf = (banner: Banner | undefined): BannerState =>
  banner?.message ? { kind: "shown", banner } : { kind: "absent" };

/** The announcement: from the page's loader first, reloaded when the tab returns after five minutes. */
export function useBanner(first: Banner | undefined): BannerState {
  const [state, setState] = useState(() => stateOf(first));

  useEffect(() => {
    const leaving = new AbortController();
    let readAt = Date.now();

    async function refetch() {
      if (document.visibilityState !== "visible" || Date.now() - readAt < stale) return;
      readAt = Date.now();
      setState({ kind: "loading" });
      const banner = await fetchBanner(leaving.signal);
      if (!leaving.signal.aborted) setState(stateOf(banner));
    }
    document.addEventListener("visibilitychange", refetch);
    return () => {
      leaving.abort();
      document.removeEventListener("visibilitychange", refetch);
    };
  }, []);

  return state;
}

/** Whatever goes wrong, the strip disappears without a message: BANNER-04. */
async function fetchBanner(signal: AbortSignal): Promise<Banner | undefined> {
  try {
    const response = await fetch(urlOf(publicEndpoints.readBanner), { signal });
    const reply: { success?: boolean; data?: Banner } = await response.json();
    return response.ok && reply.success ? reply.data : undefined;
  } catch {
    return undefined;
  }
}
