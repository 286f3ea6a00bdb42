import { kindByWords } from "#app/features/stories/events/event-kind.ts";
import { events } from "#app/features/stories/events/events.rows.ts";
import type { EventForm, EventUpdate, NewEvent } from "#app/features/stories/events/events.schema.ts";
import { eventMessages, isPastDay } from "#app/features/stories/events/events-admin.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { fieldColumns, staffRows } from "#app/rows/row-service.server.ts";
import type { Actor } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Deps } from "#server/deps.ts";
import { takeNamedPicture } from "#server/media/picture-library.ts";
import type { StagedFile } from "#server/media/staging.ts";
import type { Fault } from "#server/refusal.ts";
import { createRow, deleteRow, insertRow, updateRow } from "#server/staff-rows.ts";
import { type EventValues, eventSearchText } from "./events.store.server.ts";
import { noteNewsForGuests } from "./events-guests.store.server.ts";

export const eventRows = staffRows(events);

export type EventFault = "missing" | "stale" | "past" | "no picture";

/** @param before what stays where the form does not say it; of a new event undefined */
const valuesFrom = (form: EventForm, image_url: string | null, before?: EventValues): EventValues => ({
  ...fieldColumns(events, form, before),
  event_date: form.date,
  event_time: form.time,
  image_url,
  kind: form.kind ?? before?.kind ?? kindByWords(form),
});

/** @param options.mayBePast for an event that was held before it came here: an import */
export async function createEvent(
  deps: Deps,
  who: Actor,
  { image_from, picture_path, ...form }: NewEvent,
  file: StagedFile | undefined,
  { mayBePast = false }: { mayBePast?: boolean } = {},
): Promise<{ id: number } | { fault: EventFault }> {
  return createRow<{ id: number }, { fault: EventFault }>(deps, who, eventRows, file, async (trx, now) => {
    if (!mayBePast && isPastDay(form.date, karachiDay(now))) return { fault: "past" };
    const missing = await takeNamedPicture(trx, { picture_path }, file);
    if (missing) return missing;
    const image = file?.path ?? picture_path ?? (image_from ? await imageOf(trx, image_from) : null);
    const after = valuesFrom(form, image);
    const made = { cancelled_at: null, created_at: now.toISOString(), version: 1 };
    const row = { ...after, ...made, search_text: eventSearchText(after) };
    return { made: await insertRow(trx, "events", row), after };
  });
}

/**
 * The picture of another event. That row stays locked until the new one names the picture too: whoever deletes it
 * meanwhile then leaves the file.
 */
async function imageOf(trx: Db, id: number): Promise<string | null> {
  if (!(await lockRow(trx, "events", "is_sample", id))) return null;
  const row = await trx.selectFrom("events").select("image_url").where("id", "=", id).executeTakeFirst();
  return row?.image_url ?? null;
}

export async function updateEvent(
  deps: Deps,
  who: Actor,
  { id, version, remove_image, picture_path, ...form }: EventUpdate,
  file: StagedFile | undefined,
  { mayBePast = false }: { mayBePast?: boolean } = {},
): Promise<{ guests: number } | { fault: EventFault }> {
  const now = deps.clock.now();
  const today = karachiDay(now);
  let guests = 0;
  const result = await updateRow<"events", { fault: EventFault }>(deps, who, eventRows, {
    id,
    version,
    file,
    prepare: (trx) => takeNamedPicture(trx, { picture_path }, file),
    change: (current) => {
      // An event that is over may still be corrected, only not moved to another day that is over.
      if (!mayBePast && form.date !== current.event_date && isPastDay(form.date, today))
        return { fault: "past" };
      const image = file?.path ?? picture_path ?? (remove_image ? null : current.image_url);
      const after = valuesFrom(form, image, current);
      return {
        columns: { ...after, search_text: eventSearchText(after) },
        audited: { before: current, after },
      };
    },
    finish: async (trx, before) => {
      guests = await noteMove(trx, before, now);
    },
  });
  return "fault" in result ? result : { guests };
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
export async function noteMove(
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
  const result = await updateRow(deps, who, eventRows, {
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

/** @returns whether there was such an event */
export const deleteEvent = (deps: Deps, who: Actor, id: number): Promise<boolean> =>
  deleteRow(deps, who, eventRows, id, ["search_text"]);
