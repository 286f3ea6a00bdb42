import { kindByWords, kindNames } from "#app/features/stories/events/event-kind.ts";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import { events } from "#app/features/stories/events/events.rows.ts";
import type { EventUpdate, NewEvent } from "#app/features/stories/events/events.schema.ts";
import { eventMessages, isPastDay } from "#app/features/stories/events/events-admin.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { rowService, staffRows } from "#app/rows/row-service.server.ts";
import { versionedRows } from "#app/rows/row-versions.server.ts";
import type { Actor } from "#server/audit.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { Fault } from "#server/refusal.ts";
import { updateRow } from "#server/staff-rows.ts";
import { textOf } from "#server/versions/save-version.ts";
import { type EventValues, eventSearchText } from "./events.store.server.ts";
import { noteNewsForGuests } from "./events-guests.store.server.ts";

type EventRowForm = NewEvent &
  Partial<Pick<EventUpdate, "remove_image">> & {
    /** Of an event that was held before it came here: an import. */
    mayBePast?: true;
  };

/** An event that is over may still be corrected, only not moved to another day that is over. */
const isMovedToPast = (day: string, before: { event_date: string } | undefined, now: Date) =>
  day !== before?.event_date && isPastDay(day, karachiDay(now));

const past = { fault: "past" };

/** Events. Of another day, time or place their guests are to be told. */
export const eventService = rowService<EventRowForm, typeof events>(events, {
  columns: async ({ form, files, before, trx, now }) => {
    if (!form.mayBePast && isMovedToPast(form.date, before, now)) return past;
    const shown = before && !form.remove_image ? before.image_url : null;
    const image = files.get("image")?.path ?? form.picture_path;
    return {
      event_date: form.date,
      event_time: form.time,
      image_url: image ?? (form.image_from ? await imageOf(trx, form.image_from) : shown),
      kind: form.kind ?? before?.kind ?? kindByWords(form),
    };
  },
  begin: (now) => ({ cancelled_at: null, created_at: now.toISOString() }),
  derived: (row) => ({ search_text: eventSearchText(row) }),
  refuseEarlier: ({ event_date }, current, now) =>
    isMovedToPast(event_date, current, now) ? past : undefined,
  finish: async (trx, before, now) => ({ guests_to_tell: await noteMove(trx, before, now) }),
  faults: { past: { status: 422, message: eventMessages.datePast } },
});

/**
 * The picture of another event. That row stays locked until the new one names the picture too: whoever deletes it
 * meanwhile then leaves the file.
 */
async function imageOf(trx: Db, id: number): Promise<string | null> {
  if (!(await lockRow(trx, "events", "is_sample", id))) return null;
  const row = await trx.selectFrom("events").select("image_url").where("id", "=", id).executeTakeFirst();
  return row?.image_url ?? null;
}

/**
 * Whether guests who knew of an event as it was would come on another day, at another time or to another place. The Urdu of
 * a place that is written or corrected beside its English moves nothing, nor does a change of an event that was over.
 */
function isMoved(before: EventValues, after: EventValues, today: string): boolean {
  if (isPastDay(before.event_date, today)) return false;
  const place = before.location === "" ? "location_ur" : "location";
  const written = (text: string) => text.trim().toLowerCase();
  return (
    before.event_date !== after.event_date ||
    before.event_time !== after.event_time ||
    written(before[place]) !== written(after[place])
  );
}

/** After an event is saved: its guests are to be told if it has moved. @returns how many */
async function noteMove(
  trx: Db,
  before: EventValues & { id: number; cancelled_at: string | null },
  now: Date,
): Promise<number> {
  const after = await trx
    .selectFrom("events")
    .selectAll()
    .where("id", "=", before.id)
    .executeTakeFirstOrThrow();
  return isMoved(before, after, karachiDay(now)) ? noteNewsForGuests(trx, before, "moved", now) : 0;
}

/**
 * Cancels an event or takes that back.
 * @returns how many guests are to be told
 */
export async function cancelEvent(
  deps: Deps,
  who: Actor,
  { id, cancelled }: { id: number; cancelled: boolean },
): Promise<{ guests_to_tell: number } | Fault> {
  const now = deps.clock.now();
  let guests = 0;
  const result = await updateRow(deps, who, staffRows(events), {
    id,
    change: (current) =>
      (current.cancelled_at !== null) === cancelled
        ? undefined
        : {
            columns: {
              cancelled_at: cancelled ? now.toISOString() : null,
              is_sample: current.is_sample,
            },
            audited: { before: { cancelled: !cancelled }, after: { cancelled } },
          },
    finish: async (trx, before) => {
      if (isPastDay(before.event_date, karachiDay(now))) return;
      guests = await noteNewsForGuests(trx, before, cancelled ? "cancelled" : "held after all", now);
    },
  });
  return "fault" in result ? { status: 404, message: eventMessages.notFound } : { guests_to_tell: guests };
}

const inWords = (column: string, value: unknown): string => {
  if (column === "kind") return kindNames[value as EventValues["kind"]] ?? "";
  return column === "event_time" && typeof value !== "string" ? allDay : textOf(value);
};

/** Earlier versions of an event. Whether it is cancelled is no part of them. */
export const versionedEvents = versionedRows(eventService, inWords);
