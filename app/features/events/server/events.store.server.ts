import type { Selectable } from "kysely";
import type { FoundationEvent } from "#app/features/events/events.schema.ts";
import { eventStatus } from "#app/lib/dates.ts";
import { dayCursor, readDayCursor } from "#app/lib/list-rules.ts";
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

/** One event, undefined when there is none. */
export async function findEvent(db: Db, id: number, today: string): Promise<FoundationEvent | undefined> {
  const row = await db.selectFrom("events").select(columns).where("id", "=", id).executeTakeFirst();
  return row && shown(row, today);
}

type EventsRow = Selectable<EventsTable>;

/** What of an event the editor decides. */
export type EventValues = Pick<
  EventsRow,
  "title" | "event_date" | "event_time" | "location" | "description" | "image_url" | "image_alt"
>;

export type EventFault = "missing" | "stale" | "past";

/** @param options.sample marks it as sample content, which one action of the dashboard removes */
export async function createEvent(
  db: Db,
  values: EventValues,
  now: Date,
  { sample = false }: { sample?: boolean } = {},
): Promise<{ id: number }> {
  return db
    .insertInto("events")
    .values({ ...values, created_at: now.toISOString(), version: 1, is_sample: sample ? 1 : 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/**
 * Overwrites an event. Call it in a transaction.
 * @param version the version that was opened; when another has been saved since, nothing is written
 * @param values what to write, made from the event as it is; a fault writes nothing
 * @returns the event before and after
 */
export async function updateEvent(
  db: Db,
  id: number,
  version: number | undefined,
  values: (current: EventsRow) => EventValues | { fault: EventFault },
): Promise<{ before: EventsRow; after: EventValues } | { fault: EventFault }> {
  const current = await db.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirst();
  if (!current) return { fault: "missing" };
  if (version !== undefined && version !== current.version) return { fault: "stale" };
  const next = values(current);
  if ("fault" in next) return next;
  const result = await db
    .updateTable("events")
    // What staff have edited is theirs: it is no sample any more.
    .set({ ...next, version: current.version + 1, is_sample: 0 })
    .where("id", "=", id)
    // Two saves at once: the second finds the version gone on and writes nothing.
    .where("version", "=", current.version)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return { fault: "stale" };
  return { before: current, after: next };
}

/**
 * Cancels an event or takes that back. Said twice it changes nothing the second time.
 * @returns whether it changed something, undefined when there is no such event
 */
export async function setCancelled(
  db: Db,
  id: number,
  cancelled: boolean,
  now: Date,
): Promise<{ changed: boolean } | undefined> {
  const result = await db
    .updateTable("events")
    .set((set) => ({
      cancelled_at: cancelled ? now.toISOString() : null,
      version: set("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("cancelled_at", cancelled ? "is" : "is not", null)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) return { changed: true };
  const there = await db.selectFrom("events").select("id").where("id", "=", id).executeTakeFirst();
  return there && { changed: false };
}

/** @returns the event as it was, undefined when there was none */
export async function deleteEvent(db: Db, id: number): Promise<EventsRow | undefined> {
  return db.deleteFrom("events").where("id", "=", id).returningAll().executeTakeFirst();
}
