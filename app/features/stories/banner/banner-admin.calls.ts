import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as banner from "./banner.schema.ts";

const { post, remove } = staffCalls("content:write");

export const bannerAdminCalls = calls({
  saveBanner: post<{ query: typeof banner.openedBannerQuery; body: typeof banner.bannerForm }>(
    "api_banner.php",
    "Save the top banner",
  ),
  deleteBanner: remove<{ query: typeof banner.openedBannerQuery }>("api_banner.php", "Take the banner down"),
});
