import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";

/** Where a place is searched on a map; nothing is asked there before a press. */
export const mapAddress = (location: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`;

/** Whether somebody can still come: today, too. */
export const isAhead = ({ status, cancelled }: Pick<FoundationEvent, "status" | "cancelled">) =>
  status !== "Completed" && !cancelled;

/** Where somebody says that they come. */
export const guestPath = (event: number) => `/events/${event}/count-me-in`;
