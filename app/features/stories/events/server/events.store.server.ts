import type { Selectable } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { events } from "#app/features/stories/events/events.rows.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { maxId } from "#app/lib/call-rules.ts";
import { eventStatus } from "#app/lib/dates.ts";
import { inLanguage, withUrdu } from "#app/lib/local-row.ts";
import { columnNames } from "#app/rows/rows-list.server.ts";
import type { Db } from "#server/db/connect.ts";
import { searchText } from "#server/db/search.ts";
import type { EventsTable } from "#server/db/stories-schema.ts";

/** What of an event its lists and its page read. */
export const eventColumns = [...columnNames(events), "cancelled_at" as const];

export type EventRow = Pick<Selectable<EventsTable>, (typeof eventColumns)[number]>;

/** @param language without one it has the texts of both */
export const shownEvent = (
  { cancelled_at, ...row }: EventRow,
  today: string,
  language?: Language,
): FoundationEvent => ({
  ...(language ? inLanguage(row, language) : withUrdu(row)),
  cancelled: cancelled_at !== null,
  status: eventStatus(row.event_date, today),
});

/** Where events were held, in both languages, the place of the latest day first. */
export async function listEventLocations(db: Db, limit: number): Promise<string[]> {
  const places = db
    .selectFrom("events")
    .select(["location", "event_date"])
    .unionAll(db.selectFrom("events").select(["location_ur as location", "event_date"]));
  const rows = await db
    .selectFrom(places.as("places"))
    .select("location")
    .where("location", "!=", "")
    .groupBy("location")
    .orderBy(({ fn }) => fn.max("event_date"), "desc")
    .orderBy("location")
    .limit(limit)
    .execute();
  return rows.map(({ location }) => location);
}

/** Coming blood drives, the earliest first. */
export async function listBloodDrives(
  db: Db,
  { today, limit, language }: { today: string; limit: number; language: Language },
): Promise<FoundationEvent[]> {
  const rows = await db
    .selectFrom("events")
    .select(eventColumns)
    .where("kind", "=", "blood-drive")
    .where("event_date", ">=", today)
    .orderBy("event_date")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => shownEvent(row, today, language));
}

/** Events of today and later, the earliest first. */
export async function listComingEvents(
  db: Db,
  { today, limit, language }: { today: string; limit: number; language: Language },
): Promise<FoundationEvent[]> {
  const rows = await db
    .selectFrom("events")
    .select(eventColumns)
    .where("event_date", ">=", today)
    .orderBy("event_date")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => shownEvent(row, today, language));
}

/** How many events there are, and how many of them begin today or later. */
export async function countEventsByDay(db: Db, today: string): Promise<{ all: number; upcoming: number }> {
  const { all, upcoming } = await db
    .selectFrom("events")
    .select(({ fn, case: when }) => [
      fn.countAll<number>().as("all"),
      fn.sum<number | null>(when().when("event_date", ">=", today).then(1).else(0).end()).as("upcoming"),
    ])
    .executeTakeFirstOrThrow();
  return { all, upcoming: Number(upcoming ?? 0) };
}

/** The latest events and their titles in both languages, for the sitemap. */
export async function listEventTitles(
  db: Db,
  limit: number,
): Promise<{ id: number; title: string; title_ur: string }[]> {
  return db
    .selectFrom("events")
    .select(["id", "title", "title_ur"])
    .orderBy("event_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/**
 * The event of an address such as /events/12.
 * @param idInPath as it stands in the path; an event has one spelling: 012 and 12.0 are no events
 * @returns it with the texts of both languages; undefined when there is none
 */
export async function findEvent(
  db: Db,
  idInPath: string,
  today: string,
): Promise<FoundationEvent | undefined> {
  // The number is compared before it reaches the database: PostgreSQL fails on one beyond its integers.
  const id = /^[1-9]\d{0,9}$/.test(idInPath) ? Number(idInPath) : 0;
  if (id < 1 || id > maxId) return undefined;
  const row = await db.selectFrom("events").select(eventColumns).where("id", "=", id).executeTakeFirst();
  return row && shownEvent(row, today);
}

/** What of an event the editor decides. */
export type EventValues = Omit<EventRow, "id" | "cancelled_at" | "version">;

/** What an event is found by, in either language. */
export const eventSearchText = (event: EventValues) =>
  searchText(
    ...[event.title, event.location, event.description],
    ...[event.title_ur, event.location_ur, event.description_ur],
  );
