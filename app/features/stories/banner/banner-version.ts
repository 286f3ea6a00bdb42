import { checksum } from "#app/lib/checksum.ts";
import type { Banner } from "./banner.messages.ts";

/**
 * Stands for the texts of the banner and its end: others have another number. No banner has that of empty texts.
 * It takes the place of a count of saves, which the reply of the call has no room for: BANNER-05.
 */
export const bannerVersion = (banner: Banner | undefined): number =>
  checksum(
    JSON.stringify([
      ...[banner?.message ?? "", banner?.link_text ?? "", banner?.link_url ?? ""],
      ...(banner?.end_date ? [banner.end_date, banner.end_time ?? ""] : []),
      ...(banner?.message_ur ? [["message_ur", banner.message_ur]] : []),
      ...(banner?.link_text_ur ? [["link_text_ur", banner.link_text_ur]] : []),
    ]),
  );
