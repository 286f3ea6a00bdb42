import type { ExpressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { EventSummary, FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { EventState } from "#app/features/stories/events/events-admin.messages.ts";
import { dayCursor, readDayCursor } from "#app/lib/call-rules.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { hasText, hasWord, isSearch } from "#server/db/search.ts";
import { type EventRow, eventColumns, shownEvent } from "./events.store.server.ts";

export type EventList = {
  /** The Karachi day that decides each event's status. */
  today: string;
  limit: number;
  /** Where the page before ended. */
  cursor?: string | undefined;
  /** Only this event. */
  id?: number;
  show?: EventState;
  /** next: those of today and later by their day, then those that are over, the latest first. */
  order?: "next";
  /** That of the page. Left out, each event has the texts of both. */
  language?: Language;
  /** A part of the title, the place or the description. */
  q?: string;
  /** The words of the site's search, each of which an event must have in one of its forms (hasWord). */
  words?: readonly (readonly string[])[];
};

/** Events, the latest day first; those that are ahead, asked for alone, the earliest first; or the next one first. */
export async function listEvents(
  db: Db,
  list: EventList,
): Promise<{ events: FoundationEvent[]; next?: string }> {
  const { today, limit, language } = list;
  // One more than asked for shows whether there is a page beyond.
  const rows = await (list.order === "next" ? selectNextFirst(db, list) : selectPart(db, list, limit + 1));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    events: page.map((row) => shownEvent(row, today, language)),
    next: last && cursorOf(last, list),
  };
}

function cursorOf({ event_date, id }: EventRow, { order, today }: EventList): string {
  const cursor = dayCursor({ day: event_date, id });
  if (order !== "next") return cursor;
  return `${event_date < today ? "over" : "ahead"}_${cursor}`;
}

/**
 * Those of today and later, and behind them those that are over. A cursor says in which part it ended: an event that is
 * over since the page before was read leads on among those ahead.
 */
async function selectNextFirst(db: Db, list: EventList): Promise<EventRow[]> {
  const many = list.limit + 1;
  const [, part, cursor] = /^(ahead|over)_(.+)$/.exec(list.cursor ?? "") ?? [];
  const ahead = part === "over" ? [] : await selectPart(db, { ...list, cursor }, many, "ahead");
  if (ahead.length === many) return ahead;
  const rest = part === "over" ? cursor : undefined;
  return [...ahead, ...(await selectPart(db, { ...list, cursor: rest }, many - ahead.length, "over"))];
}

/** @param part those of today and later, the earliest first, or those that are over, the latest first */
function selectPart(
  db: Db,
  { today, cursor, id, show, q, words = [] }: EventList,
  limit: number,
  part?: "ahead" | "over",
): Promise<EventRow[]> {
  const upwards = part ? part === "ahead" : show === "upcoming";
  const [beyond, order] = upwards ? ([">", "asc"] as const) : (["<", "desc"] as const);
  let query = db.selectFrom("events").select(eventColumns);
  if (part) query = query.where("event_date", part === "ahead" ? ">=" : "<", today);
  if (id !== undefined) query = query.where("id", "=", id);
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
  return query.orderBy("event_date", order).orderBy("id", order).limit(limit).execute();
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
