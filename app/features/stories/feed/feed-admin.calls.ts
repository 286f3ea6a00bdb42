import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as feed from "./feed.schema.ts";

const { post } = staffCalls;

export const feedAdminCalls = calls({
  saveImpactUpdates: post<{ query: typeof feed.saveImpactUpdatesQuery; body: typeof feed.impactFeedForm }>(
    "api_update_impact_feed.php",
    "feed:write",
    "Save the three impact updates",
  ),
});
