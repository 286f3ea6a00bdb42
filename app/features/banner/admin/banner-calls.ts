import { call } from "#app/dashboard/call.ts";
import type { BannerForm } from "#app/features/banner/banner.schema.ts";
import { bannerMessages } from "#app/features/banner/banner-admin.messages.ts";
import type { CallResult } from "#app/lib/call-api.ts";

const saving = { failed: bannerMessages.saveFailed, broke: bannerMessages.saveUnreachable };

export const emptyBanner: BannerForm = { message: "", link_text: "", link_url: "" };

/** The announcement as the form holds it: empty fields when there is none. A value, also when it fails. */
export async function loadBanner(): Promise<CallResult<BannerForm>> {
  const texts = { failed: bannerMessages.loadFailed, broke: bannerMessages.loadUnreachable };
  const result = await call("readBanner", { texts });
  if (result.ok) {
    const { message, link_text, link_url } = result.body.data;
    return { ...result, body: { message, link_text: link_text ?? "", link_url: link_url ?? "" } };
  }
  // The call says "there is none" as a refusal, which is no failure for the person who wants to write one.
  const none = result.status === 200 && result.message === bannerMessages.none;
  return none ? { ok: true, status: 200, body: emptyBanner } : result;
}

/** @param version of the banner that was opened, as `bannerVersion` gives it */
export const saveBanner = (banner: BannerForm, version: number | undefined) =>
  call("saveBanner", { body: banner, query: { version }, texts: saving });

/** @param version of the banner that was seen */
export const takeDownBanner = (version: number) =>
  call("deleteBanner", { query: { version }, texts: saving });
