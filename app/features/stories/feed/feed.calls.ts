import { calls, publicCalls, staffCalls } from "#app/contract/define-calls.ts";
import type * as feed from "./feed.schema.ts";

const { get } = publicCalls;
const { post } = staffCalls("feed:write");

export const feedCalls = calls({
  readImpactUpdates: get<{ reply: typeof feed.readImpactUpdatesReply }>(
    "api_get_impact_updates.php",
    "The three impact updates",
  ),
  saveImpactUpdates: post<{ body: typeof feed.impactFeedForm }>(
    "api_update_impact_feed.php",
    "Save the three impact updates",
  ),
});
