/* Names, limits and texts. No zod here: the home page's carousel imports this file. */

/** The number of impact updates. */
export const feedSlots = 3;
export const feedIcons = [
  "Home",
  "HandHelping",
  "CalendarCheck",
  "Leaf",
  "Heart",
  "ListPlus",
  "TrendingUp",
] as const;
/** The fields of an update, all required. */
export const feedFields = ["title", "description", "date", "icon", "link"] as const;
export type FeedField = (typeof feedFields)[number];

export const maxLengths: Record<FeedField, number> = {
  title: 120,
  description: 500,
  date: 60,
  icon: 40,
  link: 500,
};
export type FeedIcon = (typeof feedIcons)[number];
/** Defaults for an update without a known icon or without a link. */
export const fallbackIcon: FeedIcon = "ListPlus";
export const defaultLink = "/news";

export const feedMessages = {
  /** Required: FEED-03, FEED-05, FEED-06. */
  incomplete: "Please fill in all fields for all three update slots.",
  updated: "Homepage Impact Feed updated successfully!",
  invalidData: "Server returned invalid data format",
  loadUnreachable: "Network connection failed. Check your PHP server/XAMPP.",
  saveFailed: "Failed to update feed data. Check server configuration.",
  saveUnreachable: "Network error. Could not connect to the server.",
  empty: "No current impact updates",

  /** Ours. */
  /** At a field of the form; the required text for all of them stands beside the button. */
  missing: "Please fill this in.",
  stale: "Somebody else has changed the updates since you opened them. Your text is still here.",
  badVersion: "The version that was opened is not a number.",
  badIcon: `Please choose one of the icons: ${feedIcons.join(", ")}.`,
  badLink: "Please enter a web address, a path that starts with /, or #.",
} as const;
