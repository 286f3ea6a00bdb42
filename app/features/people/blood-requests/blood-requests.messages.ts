/* States, limits, and the texts of the dashboard. No zod here: the public form imports this file. */

import { isBloodGroup } from "#app/lib/blood-groups.ts";
import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";

/** open: donors are looked for. arranged: found. closed: not needed any more. */
export const requestStates = ["open", "arranged", "closed"] as const;
export type RequestState = (typeof requestStates)[number];

/** When blood is needed, as the form asks it. What is needed tomorrow is stored as needed by that day. */
export const neededChoices = ["now", "tonight", "tomorrow", "day"] as const;
export const neededTimes = ["now", "tonight", "day"] as const;
export type NeededTime = (typeof neededTimes)[number];

/** Days ahead of today of the last day that the form offers. */
export const lastDayAhead = 60;

/** In the place of a blood group that the family does not know. */
export const unknownGroup = "unknown";
export const isRequestGroup = (text: string) => text === unknownGroup || isBloodGroup(text);
/** For staff. */
export const groupText = (group: string) => (group === unknownGroup ? "Group not known" : group);

/** Bags of blood, in one request. */
export const mostUnits = 20;
export const bagsText = (units: number) => (units === 1 ? "1 bag" : `${units} bags`);

/** What a family says when it calls back, and staff search for: BR-0017. */
export const requestReference = (id: number) => `BR-${String(id).padStart(4, "0")}`;

const nightEnds = 6 * 60 * 60 * 1000;

/**
 * The day of the blood desk: a Karachi day that ends at six the next morning, so that what is needed tonight is not past
 * at midnight. A request is past its day when that is before this one.
 */
export const deskDay = (now: Date): string => karachiDay(new Date(now.getTime() - nightEnds));

/** Days after its day on which the contact of an open request is asked, and hours until it then closes by itself. */
export const askedAfterDays = 3;
export const hoursToAnswer = 24;

/** When blood is needed, for staff: "Now", "Tomorrow", "By Nov 28, 2026". @param today the Karachi day */
export function neededText(time: NeededTime, day: string, today: string): string {
  if (day < today) return time === "day" ? `By ${formatDay(day)}` : `${timeWords[time]}, ${formatDay(day)}`;
  if (time !== "day") return timeWords[time];
  if (day === today) return "Today";
  return day === addDays(today, 1) ? "Tomorrow" : `By ${formatDay(day)}`;
}
const timeWords = { now: "Now", tonight: "Tonight" } as const;

const requests = (count: number) => (count === 1 ? "1 request" : `${count} requests`);

/** What staff are told. */
export const bloodRequestMessages = {
  badState: "The state must be open, arranged or closed.",
  badGroup: "Please choose one of the eight blood groups.",
  suspect: "Possibly a robot",
  askedBySuspect: "This request for blood may be from a robot. Call to find out.",
  stateSet: { open: "Open again.", arranged: "Marked as arranged.", closed: "Closed." },
  openToday: "Open again, for today.",
  groupSet: (group: string) => `Blood group: ${group}.`,
  pastClosed: (count: number) => `${requests(count)} closed.`,
  /** Whoever closes a request that nobody of the staff has closed, in the audit log. */
  itself: "By itself",
} as const;
