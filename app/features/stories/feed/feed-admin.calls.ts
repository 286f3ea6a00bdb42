import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as feed from "./feed.schema.ts";

const { post } = staffCalls("feed:write");

export const feedAdminCalls = calls({
  saveImpactUpdates: post<{ body: typeof feed.impactFeedForm }>(
    "api_update_impact_feed.php",
    "Save the three impact updates",
  ),
});
