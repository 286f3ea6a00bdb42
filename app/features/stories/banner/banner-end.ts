import { addDays, formatDay, formatMoment, momentOf } from "#app/lib/dates.ts";
import type { Banner } from "./banner.messages.ts";

/** When an announcement ends, as it is stored: a Karachi day, and a time where it does not end with that day. */
export type BannerEnd = Pick<Banner, "end_date" | "end_time">;

/** The first Karachi moment at which visitors no longer see it (`momentOf`); undefined when it has no end. */
export function endOfBanner({ end_date, end_time }: BannerEnd): string | undefined {
  if (!end_date) return undefined;
  return end_time ? momentOf(end_date, end_time) : addDays(end_date, 1);
}

/** @param now the current Karachi minute (`karachiMinute`) */
export function hasEnded(banner: BannerEnd, now: string): boolean {
  const end = endOfBanner(banner);
  return end !== undefined && end <= now;
}

/** What the dashboard says of the end of a banner that is up; undefined when it has none. */
export function bannerEndText(banner: BannerEnd, now: string): string | undefined {
  const { end_date, end_time } = banner;
  if (!end_date) return undefined;
  const ended = hasEnded(banner, now);
  const day = formatDay(end_date);
  if (end_time) {
    const moment = formatMoment(momentOf(end_date, end_time));
    return ended ? `It ended on ${moment}. Visitors no longer see it.` : `Visitors see it until ${moment}.`;
  }
  return ended
    ? `It ended with ${day}. Visitors no longer see it.`
    : `Visitors see it until the end of ${day}.`;
}
