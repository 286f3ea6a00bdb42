import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as feed from "./feed.schema.ts";

const { get } = publicCalls;

export const feedCalls = calls({
  readImpactUpdates: get<{ reply: typeof feed.readImpactUpdatesReply }>(
    "api_get_impact_updates.php",
    "The three impact updates",
  ),
});
