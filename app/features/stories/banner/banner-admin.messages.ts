import { day, link, text } from "#app/rows/fields.ts";

/* Limits and texts of the dashboard and of the calls of staff. Public pages do not import this file. */

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

const { incomplete: required, endDate, badLink: wrong } = bannerMessages;

export const bannerFields = {
  message: text({ label: "Message", max: 300, required, urdu: true }),
  link_text: text({
    label: "Call-to-action text",
    called: "The link text",
    max: 60,
    required,
    urdu: true,
  }),
  link_url: link({ label: "Destination URL", called: "The link", max: 500, required, wrong }),
  end_date: day({ label: "Ends on", wrong: endDate }),
  end_time: text({ label: "End time", max: 5 }),
};

/** What 'Reset to Default' puts into the form. Link text and link: BANNER-06. */
export const defaultBanner = {
  message: "Our annual report is ready: see where every rupee went.",
  link_text: "Read now",
  link_url: "#",
} as const;
