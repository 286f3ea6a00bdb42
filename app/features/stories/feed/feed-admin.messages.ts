/* Limits and texts of the dashboard and of the calls of staff. Public pages do not import this file. */

import { feedIcons } from "./feed.messages.ts";

/** The Urdu of an update's texts: none is required. */
export const feedUrduFields = ["title_ur", "description_ur", "date_ur"] as const;
export type FeedUrduField = (typeof feedUrduFields)[number];

export const feedMessages = {
  /** Required: FEED-03, FEED-05, FEED-06. */
  incomplete: "Please fill in all fields for all three update slots.",
  updated: "Homepage Impact Feed updated successfully!",
  invalidData: "Server returned invalid data format",
  loadUnreachable: "Network connection failed. Check your PHP server/XAMPP.",
  saveFailed: "Failed to update feed data. Check server configuration.",
  saveUnreachable: "Network error. Could not connect to the server.",

  /** Ours. */
  /** At a field of the form; the required text for all of them stands beside the button. */
  missing: "Please fill this in.",
  stale: "Somebody else has changed the updates since you opened them. Your text is still here.",
  badVersion: "The version must be a number.",
  badIcon: `Please choose one of the icons: ${feedIcons.join(", ")}.`,
  badLink: "Please enter a web address, a path that starts with /, or #.",
} as const;
