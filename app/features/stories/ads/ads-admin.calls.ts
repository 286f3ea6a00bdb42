import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { createdReply, rowRemoval } from "#app/rows/row-schemas.ts";
import type * as ads from "./ads.schema.ts";

const { post, put } = staffCalls("ads:write");

type Files = "media_file" | "captions";

export const adsAdminCalls = calls({
  createAd: post<{ body: typeof ads.newAd; files: Files; reply: typeof createdReply }>(
    "ads/upload.php",
    "Add an ad",
  ),
  deleteAd: post<{ body: ReturnType<typeof rowRemoval> }>("ads/delete_ad.php", "Delete an ad"),
  toggleAd: post<{ body: typeof ads.adToggle }>("ads/toggle_ad.php", "Switch an ad on or off"),
  updateAd: put<{ body: typeof ads.adUpdate; files: Files }>("ads", "Change an ad"),
});
