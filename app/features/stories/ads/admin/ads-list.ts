import { callList } from "#app/dashboard/call.ts";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import { adMessages } from "#app/features/stories/ads/ads.rows.ts";

/* What the page of advertisements loads first. */

/** The names under which the page's URL keeps what is asked for. */
export const adFilters = ["status"] as const;

/** How many ads are loaded at once. */
const pageSize = 60;

/** The ads of a status, or all. */
export const adList = ({ status }: Record<(typeof adFilters)[number], string>) =>
  callList(
    adsCalls.listAds,
    { query: { limit: pageSize, status }, texts: { failed: adMessages.loadFailed } },
    (rows) => ({ rows }),
  );
