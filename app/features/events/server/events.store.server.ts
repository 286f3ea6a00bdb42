import type { Selectable } from "kysely";
import type { FoundationEvent } from "#app/features/events/events.schema.ts";
import { eventStatus } from "#app/lib/dates.ts";
import { dayCursor, maxId, readDayCursor } from "#app/lib/list-rules.ts";
import type { Db } from "#server/db/connect.ts";
import type { EventsTable } from "#server/db/schema.ts";

const columns = [
  "id",
  "title",
  "event_date",
  "event_time",
  "location",
  "description",
  "image_url",
  "image_alt",
  "cancelled_at",
  "version",
] as const;

type Row = Omit<FoundationEvent, "cancelled" | "status"> & { cancelled_at: string | null };

const shown = ({ cancelled_at, ...row }: Row, today: string): FoundationEvent => ({
  ...row,
  cancelled: cancelled_at !== null,
  status: eventStatus(row.event_date, today),
});

/**
 * Events, the latest day first.
 * @param list.today the Karachi day that decides each event's status
 * @param list.cursor where the page before ended
 */
export async function listEvents(
  db: Db,
  { today, limit, cursor }: { today: string; limit: number; cursor?: string },
): Promise<{ events: FoundationEvent[]; next?: string }> {
  let query = db.selectFrom("events").select(columns);
  const mark = readDayCursor(cursor);
  if (mark) {
    query = query.where((where) =>
      where.or([
        where("event_date", "<", mark.day),
        where.and([where("event_date", "=", mark.day), where("id", "<", mark.id)]),
      ]),
    );
  }
  // One more than asked for tells whether there is a page beyond.
  const rows = await query
    .orderBy("event_date", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    events: page.map((row) => shown(row, today)),
    next: last && dayCursor({ day: last.event_date, id: last.id }),
  };
}

/** Events of today and later, the earliest first. */
export async function listComingEvents(
  db: Db,
  { today, limit }: { today: string; limit: number },
): Promise<FoundationEvent[]> {
  const rows = await db
    .selectFrom("events")
    .select(columns)
    .where("event_date", ">=", today)
    .orderBy("event_date")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => shown(row, today));
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

/** The numbers of the latest events, for the sitemap. */
export async function listEventIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("events")
    .select("id")
    .orderBy("event_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The event of an address such as /events/12.
 * @param idInPath as it stands in the path; an event has one spelling: 012 and 12.0 are no events
 * @returns undefined when there is none
 */
export async function findEvent(
  db: Db,
  idInPath: string,
  today: string,
): Promise<FoundationEvent | undefined> {
  // The number is compared before it reaches the database: PostgreSQL fails on one beyond its integers.
  const id = /^[1-9]\d{0,9}$/.test(idInPath) ? Number(idInPath) : 0;
  if (id < 1 || id > maxId) return undefined;
  const row = await db.selectFrom("events").select(columns).where("id", "=", id).executeTakeFirst();
  return row && shown(row, today);
}

type EventsRow = Selectable<EventsTable>;

/** What of an event the editor decides. */
export type EventValues = Pick<
  EventsRow,
  "title" | "event_date" | "event_time" | "location" | "description" | "image_url" | "image_alt"
>;
