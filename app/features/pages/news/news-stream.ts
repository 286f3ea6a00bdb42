import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { ShownUpdate } from "#app/features/stories/feed/feed.schema.ts";
import { defaultLink } from "#app/features/stories/feed/shown-updates.ts";
import { isCalendarDay } from "#app/lib/dates.ts";

export type NewsItem = {
  key: string;
  kind: "Story" | "Event" | "Update";
  /** YYYY-MM-DD; undefined for an update whose date is no day: it is the newest. */
  day: string | undefined;
  /** An update's date as staff wrote it. */
  date?: string;
  title: string;
  text: string;
  /** Undefined where an update leads nowhere but here. */
  path: string | undefined;
  picture?: { src: string; alt: string };
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The day of an update's free text (FEED-06), if it is written in the site's short form: 'Nov 21, 2026'. */
export function dayOf(text: string): string | undefined {
  const [, name = "", day = "", year = ""] = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(text.trim()) ?? [];
  const written = `${year}-${String(months.indexOf(name) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(written) ? written : undefined;
}

type Sources = { posts: BlogSummary[]; events: FoundationEvent[]; updates: ShownUpdate[] };

/**
 * Posts, events that have taken place, and the impact updates in one list, newest first. Events ahead are not in it: a
 * day to come is no news.
 * @param limit how many at most
 */
export function newsStream({ posts, events, updates }: Sources, limit: number): NewsItem[] {
  const items: NewsItem[] = [
    ...updates.map(
      ({ id, title, description, date, link }): NewsItem => ({
        key: `update-${id}`,
        kind: "Update",
        day: dayOf(date),
        date,
        title,
        text: description,
        path: link && link !== "#" && link !== defaultLink ? link : undefined,
      }),
    ),
    ...posts.map(
      ({ slug, title, excerpt, published_at, featured_image, featured_image_alt }): NewsItem => ({
        key: `post-${slug}`,
        kind: "Story",
        day: isCalendarDay(published_at) ? published_at : "0000-01-01",
        title: title || postDefaults.title,
        text: excerpt,
        path: `/blog/${slug}`,
        picture: featured_image ? { src: featured_image, alt: featured_image_alt } : undefined,
      }),
    ),
    ...events
      .filter(({ status, cancelled }) => status === "Completed" && !cancelled)
      .map(
        ({ id, title, description, event_date }): NewsItem => ({
          key: `event-${id}`,
          kind: "Event",
          day: event_date,
          title,
          text: description,
          path: `/events/${id}`,
        }),
      ),
  ];
  const rank = ({ day }: NewsItem) => day ?? "9999-12-31";
  return items.sort((one, other) => rank(other).localeCompare(rank(one))).slice(0, limit);
}
