import { defineRows } from "#app/rows/define-rows.ts";
import { choice, day, flag, text } from "#app/rows/fields.ts";
import { rowMessages } from "#app/rows/row-messages.ts";

/* What staff and their calls know of ads. Public pages do not import this file. */

/** The default page size of the list. */
export const maxAdsPerCall = 500;

export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];
export const videoTypes = ["video/mp4", "video/webm", "video/ogg"];
export const imageMaxBytes = 5 * 1024 * 1024;
export const videoMaxBytes = 50 * 1024 * 1024;

export const adMessages = {
  ...rowMessages("advertisement"),
  titleMissing: "Title is required",
  fileMissing: "Media file is required",
  endBeforeStart: "End date must be after start date",
  activated: "Advertisement activated!",
  deactivated: "Advertisement deactivated!",
  toggleFailed: "Failed to update advertisement status",
  toggleBroke: "Error updating advertisement status",
  noDescription: "No description provided",
  expired: "This advertisement has expired and is no longer visible",
  scheduled: "Scheduled for future display",

  /** Beyond the required texts. */
  fileType: "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.",
  imageSize: "Image size should be less than 5MB",
  videoSize: "Video size should be less than 50MB",
  mediaType: "The media type must be image or video.",
  otherMedia: "The file does not match the chosen media type.",
  needsFile: "Please choose a file of the new media type.",
  startDate: "Please enter the start date as YYYY-MM-DD.",
  endDate: "Please enter the end date as YYYY-MM-DD.",
  active: "Active must be 1 or 0.",
} as const;

export const adStatuses = ["active", "scheduled", "expired", "inactive"] as const;
export type AdStatus = (typeof adStatuses)[number];

/** The status of an ad on a Karachi day. Both of its days are included; either may be missing. */
export function adStatus(
  ad: { is_active: number | boolean; start_date: string | null; end_date: string | null },
  today: string,
): AdStatus {
  if (!ad.is_active) return "inactive";
  if (ad.start_date !== null && today < ad.start_date) return "scheduled";
  if (ad.end_date !== null && today > ad.end_date) return "expired";
  return "active";
}

/** Advertisements, which visitors see in turn over a public page. */
export const ads = defineRows({
  noun: "advertisement",
  table: "ads",
  name: "title",
  fields: {
    title: text({ label: "Title", max: 200, required: adMessages.titleMissing, urdu: true }),
    description: text({ label: "Description", max: 1000, lines: 3, urdu: true }),
    media_type: choice({
      label: "Media type",
      options: { image: "Image", video: "Video" },
      wrong: adMessages.mediaType,
    }),
    start_date: day({
      label: "Start date",
      hint: "If empty, it starts at once.",
      about: "The first Karachi day, YYYY-MM-DD",
      wrong: adMessages.startDate,
    }),
    end_date: day({
      label: "End date",
      hint: "If empty, it has no end.",
      about: "The last Karachi day, YYYY-MM-DD",
      wrong: adMessages.endDate,
      after: ["start_date", adMessages.endBeforeStart],
    }),
    is_active: flag({
      label: "Activate this advertisement immediately",
      initial: true,
      wrong: adMessages.active,
    }),
  },
  files: { media_url: { label: "Media file", holds: "name" }, captions_url: { label: "Captions" } },
  messages: adMessages,
});
