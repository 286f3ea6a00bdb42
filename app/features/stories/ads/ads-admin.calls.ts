import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as ads from "./ads.schema.ts";

const { post, put } = staffCalls;

export const adsAdminCalls = calls({
  createAd: post<{
    body: typeof ads.newAd;
    files: "media_file" | "captions";
    reply: typeof ads.createAdReply;
  }>("ads/upload.php", "ads:write", "Add an ad"),
  deleteAd: post<{ body: typeof ads.adRemoval }>("ads/delete_ad.php", "ads:write", "Delete an ad"),
  toggleAd: post<{ body: typeof ads.adToggle }>("ads/toggle_ad.php", "ads:write", "Switch an ad on or off"),
  updateAd: put<{ body: typeof ads.adUpdate; files: "media_file" | "captions" }>(
    "ads",
    "ads:write",
    "Change an ad",
  ),
});
