import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as ads from "./ads.schema.ts";

const { get } = publicCalls;

export const adsCalls = calls({
  listAds: get<{ query: typeof ads.listAdsQuery; reply: typeof ads.listAdsReply }>(
    "ads/get_ads.php",
    "Ads, newest first: for visitors those that may be shown today, for staff all",
  ),
});
