import { addDays, karachiDay } from "#app/lib/dates.ts";
import { rowsFeature } from "#app/rows/rows-feature.server.ts";
import { artAlt } from "#content/art-alt.ts";
import { sampleEvents } from "#content/sample-events.ts";
import type { Feature } from "#server/deps.ts";
import { eventGuestsTable } from "./event-guests.table.ts";
import { kindByWords } from "./event-kind.ts";
import { events } from "./events.rows.ts";
import { eventGuestsTerm } from "./server/event-guests.terms.server.ts";
import { eventsRoutes } from "./server/events.routes.server.ts";
import { versionedEvents } from "./server/events.service.server.ts";
import { eventSearchText } from "./server/events.store.server.ts";

const { bin, ...feature } = rowsFeature(events, {
  group: { name: "Events", description: "What the foundation holds, and when." },
  routes: eventsRoutes,
  versions: [versionedEvents],
  // Around today.
  samples: (now) =>
    sampleEvents.map(({ inDays, time, image, ...texts }) => {
      const values = {
        ...texts,
        event_date: addDays(karachiDay(now), inDays),
        event_time: time,
        image_url: image,
        image_alt: artAlt[image].en,
        image_alt_ur: artAlt[image].ur,
        kind: kindByWords(texts),
      };
      const made = { cancelled_at: null, created_at: now.toISOString(), version: 1 };
      return { ...values, ...made, search_text: eventSearchText(values) };
    }),
});

export const eventsFeature: Feature = {
  ...feature,
  exported: {
    events: "Events and blood drives",
  },
  tables: [eventGuestsTable],
  terms: [eventGuestsTerm],
  bin: bin.map((kind) => ({
    ...kind,
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
  })),
};
