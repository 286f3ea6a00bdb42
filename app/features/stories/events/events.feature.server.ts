import { tieMessages } from "#app/contract/translations.ts";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { artAlt } from "#content/art-alt.ts";
import { sampleEvents } from "#content/sample-events.ts";
import { insertRow } from "#server/content-rows.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/services.ts";
import { returningTie } from "#server/translations.ts";
import { kindByWords } from "./event-kind.ts";
import { eventsRoutes } from "./server/events.routes.server.ts";
import { type EventValues, eventSearchText } from "./server/events.store.server.ts";
import { versionedEvents } from "./server/events-versions.server.ts";

/** Events around today, each in both languages. */
async function addSampleEvents(db: Db, now: Date): Promise<void> {
  const today = karachiDay(now);
  for (const { inDays, time, image, urdu, ...texts } of sampleEvents) {
    const values = {
      ...texts,
      event_date: addDays(today, inDays),
      event_time: time,
      image_url: image,
      image_alt: artAlt[image].en,
      kind: kindByWords(texts),
    };
    const { id } = await addSampleEvent(db, values, now);
    await addSampleEvent(db, { ...values, ...urdu, image_alt: artAlt[image].ur, translation_of: id }, now);
  }
}

function addSampleEvent(db: Db, values: EventValues, now: Date): Promise<{ id: number }> {
  const made = { cancelled_at: null, created_at: now.toISOString(), version: 1 };
  const event = { ...values, ...made, search_text: eventSearchText(values) };
  return insertRow(db, "events", event, { sample: true });
}

export const eventsFeature: Feature = {
  group: { name: "Events", description: "What the foundation holds, and when." },
  routes: eventsRoutes,
  media: [
    {
      ...{ table: "events", column: "image_url", holds: "path", alt: "image_alt" },
      use: {
        noun: "Event",
        key: "id",
        name: "title",
        to: (_id, name) => `/dashboard/events?q=${encodeURIComponent(name)}`,
      },
    },
  ],
  bin: [
    {
      noun: "event",
      table: "events",
      lock: "is_sample",
      title: ({ title }) => title,
      returning: async (trx, row) => {
        const translation_of = await returningTie(trx, "events", row);
        const isSame = translation_of === (row.translation_of ?? null);
        return { row: { ...row, translation_of }, notes: isSame ? [] : [tieMessages("event").translated] };
      },
      dependents: [
        {
          table: "event_guests",
          column: "event_id",
          // A guest is kept for the event's day, if nobody has worked on the entry since.
          person: ({ phone, received_at, touched_at, event_date }) => ({
            ...{ email: "", phone },
            touched_at: [received_at, touched_at ?? "", event_date].sort().at(-1) ?? received_at,
          }),
        },
      ],
    },
  ],
  versions: [versionedEvents],
  samples: { add: addSampleEvents, tables: [{ noun: "event", table: "events" }] },
};
