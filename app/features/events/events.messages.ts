/* Limits and texts. No zod here: public pages import this file. */

/** The default page size of the list. */
export const maxEventsPerCall = 500;
/** Shown for an event without a time. */
export const allDay = "All Day";

/** The texts of the public pages. */
export const eventPageMessages = {
  publicUnavailable: "Unable to load events. Please try again later.",
  publicInvalid: "Received invalid data from the server.",
  publicFailed: "Failed to load events. Please check the network or server status.",
  publicNone: "No new public events scheduled right now. Check back soon!",
} as const;
