import type { ExpressionBuilder, Selectable } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { EventSummary, FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { EventState } from "#app/features/stories/events/events-admin.messages.ts";
import { eventStatus } from "#app/lib/dates.ts";
import { dayCursor, maxId, readDayCursor } from "#app/lib/list-rules.ts";
import { inLanguage, withUrdu } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database, EventsTable } from "#server/db/schema.ts";
import { hasText, hasWord, isSearch, searchText } from "#server/db/search.ts";
import { hasNumber } from "#server/joined-translations.ts";

const columns = [
  "id",
  "title",
  "title_ur",
  "event_date",
  "event_time",
  "location",
  "location_ur",
  "description",
  "description_ur",
  "image_url",
  "image_alt",
  "image_alt_ur",
  "kind",
  "cancelled_at",
  "version",
] as const;

type Row = Pick<Selectable<EventsTable>, (typeof columns)[number]>;

/** @param language without one it has the texts of both */
const shown = ({ cancelled_at, ...row }: Row, today: string, language?: Language): FoundationEvent => ({
  ...(language ? inLanguage(row, language) : withUrdu(row)),
  cancelled: cancelled_at !== null,
  status: eventStatus(row.event_date, today),
});

export type EventList = {
  /** The Karachi day that decides each event's status. */
  today: string;
  limit: number;
  /** Where the page before ended. */
  cursor?: string;
  /** Only this event. */
  id?: number;
  show?: EventState;
  /** That of the page. Left out, each event has the texts of both. */
  language?: Language;
  /** A part of the title, the place or the description. */
  q?: string;
  /** The words of the site's search, each of which an event must have in one of its forms (hasWord). */
  words?: readonly (readonly string[])[];
};

/** Events, the latest day first; those that are ahead, asked for alone, the earliest first. */
export async function listEvents(
  db: Db,
  { today, limit, cursor, id, show, language, q, words = [] }: EventList,
): Promise<{ events: FoundationEvent[]; next?: string }> {
  const ahead = show === "upcoming";
  const [beyond, order] = ahead ? ([">", "asc"] as const) : (["<", "desc"] as const);
  let query = db.selectFrom("events").select(columns);
  if (id !== undefined) query = query.where(hasNumber("event", id));
  if (show) query = query.where((where) => isState(where, show, today));
  if (isSearch(q)) query = query.where(hasText(db, "events", q, { byId: false }));
  for (const forms of words) query = query.where(hasWord(db, "events", forms));
  const mark = readDayCursor(cursor);
  if (mark) {
    query = query.where((where) =>
      where.or([
        where("event_date", beyond, mark.day),
        where.and([where("event_date", "=", mark.day), where("id", beyond, mark.id)]),
      ]),
    );
  }
  // One more than asked for shows whether there is a page beyond.
  const rows = await query
    .orderBy("event_date", order)
    .orderBy("id", order)
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    events: page.map((row) => shown(row, today, language)),
    next: last && dayCursor({ day: last.event_date, id: last.id }),
  };
}

/** Each event has one state: whether it is cancelled comes before its day. */
function isState(where: ExpressionBuilder<Database, "events">, state: EventState, today: string) {
  if (state === "cancelled") return where("cancelled_at", "is not", null);
  return where.and([
    where("cancelled_at", "is", null),
    where("event_date", state === "upcoming" ? ">=" : "<", today),
  ]);
}

/** How many events there are in each state. @param q counts only those that a search finds */
export async function countEventStates(db: Db, today: string, q?: string): Promise<EventSummary["counts"]> {
  let query = db.selectFrom("events");
  if (isSearch(q)) query = query.where(hasText(db, "events", q, { byId: false }));
  const row = await query
    .select((of) => {
      const count = (state: EventState) =>
        of.fn
          .sum<number | null>(
            of
              .case()
              .when(isState(of, state, today))
              .then(1)
              .else(0)
              .end(),
          )
          .as(state);
      return [count("upcoming"), count("completed"), count("cancelled")];
    })
    .executeTakeFirstOrThrow();
  const counts = {
    upcoming: Number(row.upcoming ?? 0),
    completed: Number(row.completed ?? 0),
    cancelled: Number(row.cancelled ?? 0),
  };
  return { all: counts.upcoming + counts.completed + counts.cancelled, ...counts };
}

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
    .select(columns)
    .where("kind", "=", "blood-drive")
    .where("event_date", ">=", today)
    .orderBy("event_date")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => shown(row, today, language));
}

/** Events of today and later, the earliest first. */
export async function listComingEvents(
  db: Db,
  { today, limit, language }: { today: string; limit: number; language: Language },
): Promise<FoundationEvent[]> {
  const rows = await db
    .selectFrom("events")
    .select(columns)
    .where("event_date", ">=", today)
    .orderBy("event_date")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => shown(row, today, language));
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
 * The event of an address such as /events/12. It may have another number by now.
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
  const row = await db.selectFrom("events").select(columns).where(hasNumber("event", id)).executeTakeFirst();
  return row && shown(row, today);
}

/** What of an event the editor decides. */
export type EventValues = Omit<Row, "id" | "cancelled_at" | "version">;

/** What an event is found by, in either language. */
export const eventSearchText = (event: EventValues) =>
  searchText(
    ...[event.title, event.location, event.description],
    ...[event.title_ur, event.location_ur, event.description_ur],
  );
