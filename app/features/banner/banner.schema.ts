import { z } from "zod";
import { integer } from "#app/lib/list-rules.ts";
import { isSafeLink, requiredText } from "#app/lib/text-rules.ts";
import { bannerLabels, bannerMessages } from "./banner-admin.messages.ts";

export const bannerForm = z.object({
  message: requiredText(bannerMessages.incomplete, { label: bannerLabels.message, max: 300 }),
  link_text: requiredText(bannerMessages.incomplete, { label: bannerLabels.link_text, max: 60 }),
  link_url: requiredText(bannerMessages.incomplete, { label: bannerLabels.link_url, max: 500 }).refine(
    isSafeLink,
    bannerMessages.badLink,
  ),
});
export type BannerForm = z.infer<typeof bannerForm>;

/** Of a save and of taking the banner down. */
export const openedBannerQuery = z.object({
  /** What `bannerVersion` gives for the banner that was opened. When it is left out, no conflict is detected. */
  version: integer(bannerMessages.badVersion, 0, 2 ** 32 - 1).optional(),
});

export const banner = z.object({
  message: z.string(),
  link_text: z.string().nullable(),
  link_url: z.string().nullable(),
});
