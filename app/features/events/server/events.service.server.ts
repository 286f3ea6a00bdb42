import { isPastDay } from "#app/features/events/events.messages.ts";
import type { EventForm, EventUpdate } from "#app/features/events/events.schema.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import type { Session } from "#server/http/session-check.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { removeIfUnused } from "#server/media/unused.ts";
import type { Services } from "#server/services.ts";
import {
  createEvent,
  deleteEvent,
  type EventFault,
  type EventValues,
  setCancelled,
  updateEvent,
} from "./events.store.server.ts";

/*
 * Where an event's row and its picture act together. The file goes to its place inside the transaction, as its
 * last step; what a save or a deletion leaves unused goes after the commit.
 */

const noun = "event";

const valuesFrom = (form: EventForm, image: string | null): EventValues => ({
  title: form.title,
  event_date: form.date,
  event_time: form.time,
  location: form.location,
  description: form.description,
  image_url: image,
  image_alt: form.image_alt,
});

export async function addEvent(
  { db, clock }: Services,
  who: Session,
  form: EventForm,
  file: StagedFile | undefined,
): Promise<{ id: number } | { fault: EventFault }> {
  const now = clock.now();
  if (isPastDay(form.date, karachiDay(now))) return { fault: "past" };
  return db.transaction().execute(async (trx) => {
    const values = valuesFrom(form, file?.path ?? null);
    const made = await createEvent(trx, values, now);
    await recordChange(trx, now, who, { action: "create", noun, id: made.id, after: values });
    await file?.place();
    return made;
  });
}

export async function reviseEvent(
  services: Services,
  who: Session,
  { id, version, remove_image, ...form }: EventUpdate,
  file: StagedFile | undefined,
): Promise<{ id: number } | { fault: EventFault }> {
  const { db, clock } = services;
  const now = clock.now();
  const result = await db.transaction().execute(async (trx) => {
    const saved = await updateEvent(trx, id, version, (current) => {
      // An event that is over may still be corrected, only not moved to another day that is over.
      const moved = form.date !== current.event_date;
      if (moved && isPastDay(form.date, karachiDay(now))) return { fault: "past" };
      return valuesFrom(form, file?.path ?? (remove_image ? null : current.image_url));
    });
    if ("fault" in saved) return saved;
    await recordChange(trx, now, who, { action: "update", noun, id, ...saved });
    await file?.place();
    return saved;
  });
  if ("fault" in result) return result;
  if (file || remove_image) await removeIfUnused(services, result.before.image_url);
  return { id };
}

/** @returns whether there is such an event */
export async function cancelEvent(
  { db, clock }: Services,
  who: Session,
  { id, cancelled }: { id: number; cancelled: boolean },
): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const set = await setCancelled(trx, id, cancelled, now);
    if (set?.changed) {
      const change = { before: { cancelled: !cancelled }, after: { cancelled } };
      await recordChange(trx, now, who, { action: "update", noun, id, ...change });
    }
    return set !== undefined;
  });
}

/** @returns whether there was such an event */
export async function removeEvent(services: Services, who: Session, id: number): Promise<boolean> {
  const { db, clock } = services;
  const gone = await db.transaction().execute(async (trx) => {
    const event = await deleteEvent(trx, id);
    if (event) await recordChange(trx, clock.now(), who, { action: "delete", noun, id, before: event });
    return event;
  });
  if (gone) await removeIfUnused(services, gone.image_url);
  return gone !== undefined;
}
