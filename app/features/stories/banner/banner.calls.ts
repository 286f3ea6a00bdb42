import type { Done, Returned } from "#app/contract/call.ts";
import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as banner from "./banner.schema.ts";

const { get } = publicCalls;

export const bannerCalls = calls({
  readBanner: get<{ reply: Done & { data: Returned<typeof banner.banner> } }>("api_banner.php", "Top banner"),
});
