import { addDays, karachiDay } from "#app/lib/dates.ts";
import { sampleEvents } from "#content/sample-events.ts";
import type { Db } from "#server/db/connect.ts";
import { createEvent } from "./server/events.store.server.ts";

/** Fills an empty calendar with events around today, each marked as sample. */
export async function seedEvents(db: Db, now: Date): Promise<void> {
  const today = karachiDay(now);
  for (const { inDays, time, image, imageAlt, ...texts } of sampleEvents) {
    const event = {
      ...texts,
      event_date: addDays(today, inDays),
      event_time: time,
      image_url: image,
      image_alt: imageAlt,
    };
    await createEvent(db, event, now, { sample: true });
  }
}
