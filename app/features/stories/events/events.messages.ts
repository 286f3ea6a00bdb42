/* Limits and texts. No zod here: public pages import this file. */

/** The default page size of the list. */
export const maxEventsPerCall = 500;
/** Shown for an event without a time. */
export const allDay = "All Day";
