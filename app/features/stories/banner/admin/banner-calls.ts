import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { outdatedTextsCalls } from "#app/features/staff/outdated-texts/outdated-texts.calls.ts";
import { versionsCalls } from "#app/features/staff/versions/versions.calls.ts";
import { bannerCalls } from "#app/features/stories/banner/banner.calls.ts";
import type { Banner } from "#app/features/stories/banner/banner.messages.ts";
import {
  type BannerForm,
  type BannerFormInput,
  bannerFields,
  bannerMessages,
  bannerVersion,
} from "#app/features/stories/banner/banner.schema.ts";
import { bannerAdminCalls } from "#app/features/stories/banner/banner-admin.calls.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formValues } from "#app/rows/field-values.ts";

/** As the form holds it: empty fields when there is none. */
export type OpenedBanner = Required<BannerFormInput> & { id: 1; version: number };

const saving = { failed: bannerMessages.saveFailed, broke: bannerMessages.saveUnreachable };
const bannerKey = ["banner"];

/** What the form holds. @param data undefined: nothing */
const opened = (data: Banner | undefined): OpenedBanner => ({
  id: 1,
  version: bannerVersion(data),
  ...(formValues(bannerFields, data) as Required<BannerFormInput>),
});

export const noBanner = opened(undefined);

/** @returns a refusal with the status 404 when there is none */
export async function fetchBanner(): Promise<CallResult<OpenedBanner>> {
  const texts = { failed: bannerMessages.loadFailed, broke: bannerMessages.loadUnreachable };
  const result = await call(bannerCalls.readBanner, { texts });
  if (result.ok) return { ...result, body: opened(result.body.data) };
  const none = result.status === 200 && result.message === bannerMessages.none;
  return none ? { ...result, status: 404 } : result;
}

/** The announcement as it is now. That there is none is no failure for the person who wants to write one. */
export const bannerQuery = queryOptions({
  queryKey: bannerKey,
  queryFn: async () => {
    const result = await fetchBanner();
    return !result.ok && result.status === 404 ? noBanner : bodyOf(result);
  },
  // Opened again, it is read again; while it is edited, a save tells what others did.
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export function useRefreshBanner(): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [bannerKey, [versionsCalls.listVersions.name], [outdatedTextsCalls.listOutdatedTexts.name]];
  return () => Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** @param version of the banner that was opened, as `bannerVersion` gives it */
export const saveBanner = (banner: BannerForm, version: number | undefined) =>
  call(bannerAdminCalls.saveBanner, { body: banner, query: { version }, texts: saving });

/** @param version of the banner that was seen */
export const takeDownBanner = (version: number | undefined) =>
  call(bannerAdminCalls.deleteBanner, { query: { version }, texts: saving });
