/* Limits and texts of the dashboard and of the calls of staff, and the rule of an ad's days. Public pages
 * do not import this file. */

/** The default page size of the list. */
export const maxAdsPerCall = 500;

export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];
export const videoTypes = ["video/mp4", "video/webm", "video/ogg"];
export const imageMaxBytes = 5 * 1024 * 1024;
export const videoMaxBytes = 50 * 1024 * 1024;

export const adMessages = {
  titleMissing: "Title is required",
  fileMissing: "Media file is required",
  endBeforeStart: "End date must be after start date",
  confirmDelete: "Are you sure you want to delete this advertisement?",

  created: "Advertisement created successfully!",
  deleted: "Advertisement deleted successfully!",
  activated: "Advertisement activated!",
  deactivated: "Advertisement deactivated!",

  loadFailed: "Failed to load advertisements",
  loadBanner: "Failed to load advertisements. Please check your connection.",
  createFailed: "Failed to create advertisement",
  createBroke: "Error creating advertisement",
  deleteFailed: "Failed to delete advertisement",
  deleteBroke: "Error deleting advertisement",
  toggleFailed: "Failed to update advertisement status",
  toggleBroke: "Error updating advertisement status",
  none: "No advertisements found",
  noDescription: "No description provided",
  expired: "This advertisement has expired and is no longer visible",
  scheduled: "Scheduled for future display",

  /** Beyond the required texts. */
  updated: "Advertisement updated successfully!",
  updateFailed: "Failed to update advertisement",
  updateBroke: "Error updating advertisement",
  conflict: "Somebody else has changed this advertisement since you opened it.",
  fileType: "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.",
  imageSize: "Image size should be less than 5MB",
  videoSize: "Video size should be less than 50MB",
  mediaType: "The media type must be image or video.",
  otherMedia: "The file does not match the chosen media type.",
  needsFile: "Please choose a file of the new media type.",
  startDate: "Please enter the start date as YYYY-MM-DD.",
  endDate: "Please enter the end date as YYYY-MM-DD.",
  active: "Active must be 1 or 0.",
  notFound: "Advertisement not found",
  removeCaptions: "Whether the captions go must be yes or no.",
  badId: "The advertisement is not named.",
  stale: "Somebody else has changed this advertisement since you opened it. Reload to see their version.",
  badQuery: "The list was requested with an invalid value.",
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
