/* Limits, texts and the plain type. No zod here: the strip is on every public page. */

import type { Identity } from "#app/site/identity.ts";

/** The profiles at the strip's end: BANNER-01. */
export const stripNetworks: (keyof Identity["social"])[] = [
  "instagram",
  "whatsapp",
  "facebook",
  "twitter",
  "linkedin",
];

export type Banner = {
  message: string;
  message_ur?: string;
  link_text: string | null;
  link_text_ur?: string;
  link_url: string | null;
  /** When it ends (banner-end.ts). */
  end_date?: string | null;
  end_time?: string | null;
};

/** The link is shown only when both its parts exist. */
export function bannerLink(
  banner: Pick<Banner, "link_text" | "link_url">,
): { text: string; url: string } | undefined {
  return banner.link_text && banner.link_url ? { text: banner.link_text, url: banner.link_url } : undefined;
}
