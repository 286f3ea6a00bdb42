import { addDays, karachiDay } from "#app/lib/dates.ts";
import { artAlt } from "#content/art-alt.ts";
import { sampleEvents } from "#content/sample-events.ts";
import { insertRow } from "#server/content-rows.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/services.ts";
import { kindByWords } from "./event-kind.ts";
import { eventsRoutes } from "./server/events.routes.server.ts";
import { eventSearchText } from "./server/events.store.server.ts";
import { versionedEvents } from "./server/events-versions.server.ts";

/** Events around today. */
async function addSampleEvents(db: Db, now: Date): Promise<void> {
  const today = karachiDay(now);
  for (const { inDays, time, image, ...texts } of sampleEvents) {
    const values = {
      ...texts,
      event_date: addDays(today, inDays),
      event_time: time,
      image_url: image,
      image_alt: artAlt[image].en,
      image_alt_ur: artAlt[image].ur,
      kind: kindByWords(texts),
    };
    const made = { cancelled_at: null, created_at: now.toISOString(), version: 1 };
    const event = { ...values, ...made, search_text: eventSearchText(values) };
    await insertRow(db, "events", event, { sample: true });
  }
}

export const eventsFeature: Feature = {
  group: { name: "Events", description: "What the foundation holds, and when." },
  routes: eventsRoutes,
  media: [
    {
      table: "events",
      column: "image_url",
      holds: "path",
      alt: "image_alt",
      use: {
        noun: "Event",
        key: "id",
        name: "title",
        urduName: "title_ur",
        to: (_id, name) => `/dashboard/events?q=${encodeURIComponent(name)}`,
      },
    },
    // A picture of an Urdu event that was joined, until staff have looked at it.
    { table: "joined_translations", column: "differences", holds: "text", keepsFile: true },
  ],
  bin: [
    {
      noun: "event",
      table: "events",
      lock: "is_sample",
      title: ({ title, title_ur }) => title || title_ur,
      dependents: [
        {
          table: "event_guests",
          column: "event_id",
          // A guest is kept for the event's day, if nobody has worked on the entry since.
          person: ({ phone, received_at, touched_at, event_date }) => ({
            email: "",
            phone,
            touched_at: [received_at, touched_at ?? "", event_date].sort().at(-1) ?? received_at,
          }),
        },
      ],
    },
  ],
  versions: [versionedEvents],
  samples: { add: addSampleEvents, tables: [{ noun: "event", table: "events" }] },
};
