import type { Feature } from "#server/deps.ts";
import { sealAlertRoutes } from "./server/open-books.routes.server.ts";
import { readBooksHealth } from "./server/open-books-seals.store.server.ts";
import { startSealing } from "./server/seal-days.server.ts";

export const openBooksFeature: Feature = {
  group: { name: "Open books", description: "The sealed days, and what no longer matches its seal." },
  routes: sealAlertRoutes,
  work: startSealing,
  health: ({ db }) => readBooksHealth(db),
};
