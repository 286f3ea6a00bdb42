import { rowMessages } from "#app/rows/row-messages.ts";

/* Limits and texts of the dashboard and of the calls of staff. Public pages do not import this file. */

/** So many earlier places are offered to whoever adds an event. */
export const maxLocations = 50;

/** What the dashboard's list can be narrowed to. Each event is in one of them. */
export const eventStates = ["upcoming", "completed", "cancelled"] as const;
export type EventState = (typeof eventStates)[number];

export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];
export const imageMaxBytes = 2 * 1024 * 1024;

export const eventMessages = {
  ...rowMessages("event"),
  titleMissing: "Please enter an event title.",
  dateMissing: "Please select an event date.",
  locationMissing: "Please enter an event location.",
  descriptionMissing: "Please enter an event description.",
  datePast: "Event date cannot be in the past.",
  imageType: "Please select a valid image file (JPEG, PNG, GIF, WebP).",
  imageSize: "Image file size cannot exceed 2MB.",

  loadFailed: "Failed to load event data.",
  loadBroke: "Network error. Could not connect to the server to fetch events.",
  createFailed: "Failed to add event.",
  createBroke: "Network error. Could not connect to the server to add event.",
  deleteFailed: "Failed to delete event.",
  deleteBroke: "Network error. Could not connect to the server to delete event.",
  none: "No event scheduled yet. Start by adding one above!",

  /** Beyond the required texts. */
  kind: "Please choose what kind of event it is.",
  time: "Please enter the time as HH:MM, or leave it empty for all day.",
  updateFailed: "Failed to update event.",
  updateBroke: "Network error. Could not connect to the server to update event.",
  created: "Event added successfully!",
  cancelled: "The event is shown as cancelled.",
  restored: "The event takes place again.",
  told: "Marked as told.",
  untold: "This guest is to be told again.",
  tellFailed: "Failed to mark the guest. Please try again.",
  cancelledMissing: "Cancelled must be true or false.",
  /** The dashboard shows both versions. */
  conflict: "Somebody else has changed this event since you opened it. Your text is still here.",
} as const;

/** For whoever may not see guests, after what they did to an event. */
export const guestsToCall = (guests: number) =>
  guests === 1
    ? "1 guest is to be called by care staff."
    : `${guests.toLocaleString("en-US")} guests are to be called by care staff.`;

/** The one rule that needs the current day: checked by the server, and by the form before it submits. */
export const isPastDay = (day: string, today: string) => day < today;
