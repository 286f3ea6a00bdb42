import type { Feature } from "#server/deps.ts";
import { headlineRoutes } from "./headline.routes.server.ts";
import { saveHeadline } from "./headline.store.server.ts";

/** Not marked as a sample: whoever asks whether staff have written one compares. */
export const sampleHeadline = "Hope is work, done daily";

const sampleHeadlineUrdu = "امید روز کا کام ہے";

export const headlineFeature: Feature = {
  group: { name: "Headline", description: "The line in the dashboard's bar and over the home page." },
  nouns: { headline: { label: "headline" } },
  exported: {
    headline: "The headline of the home page",
  },
  routes: headlineRoutes,
  // No row is marked: the first save of staff takes its place.
  samples: {
    add: async (db, now) => {
      await saveHeadline(db, { headline: sampleHeadline, headline_ur: sampleHeadlineUrdu }, now);
    },
    tables: [],
  },
};
