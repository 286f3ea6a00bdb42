/* Limits and texts of the dashboard and of the calls of staff. Public pages do not import this file. */

/** The fields in the words of a refusal. */
export const bannerLabels = {
  message: "The message",
  link_text: "The link text",
  link_url: "The link",
} as const;

export const bannerMessages = {
  incomplete: "All fields are required",
  loadFailed: "Failed to load banner data",
  loadUnreachable: "Network error: Unable to fetch banner data",
  saveFailed: "Failed to update banner",
  saveUnreachable: "Network error: Unable to save banner",
  updated: "Banner updated successfully!",
  /** Ours. */
  none: "There is no announcement now.",
  removed: "The banner was taken down.",
  stale: "Somebody else has changed the banner since you opened it. Your text is still here.",
  badVersion: "The version must be a number.",
  endDate: "Please enter the end day as YYYY-MM-DD.",
  endTime: "Please enter the end time as HH:MM.",
  endWithoutDay: "Please choose the day of the end too.",
  endPast: "This end has passed. Choose a later one, or take the banner down.",
  badLink: "Please enter a web address, a path that starts with /, or #.",
} as const;

/** What 'Reset to Default' puts into the form. Link text and link: BANNER-06. */
export const defaultBanner = {
  message: "Our annual report is ready: see where every rupee went.",
  link_text: "Read now",
  link_url: "#",
} as const;
