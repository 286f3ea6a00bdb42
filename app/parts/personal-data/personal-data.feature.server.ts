import type { Feature } from "#server/deps.ts";
import { personalDataRoutes, startEmptyingLog } from "./personal-data.routes.server.ts";

export const personalDataFeature: Feature = {
  group: { name: "Personal data", description: "What is stored of one person: found, exported, erased." },
  nouns: {
    "personal data": {
      label: "personal data of one person",
      many: "personal data",
      page: "/dashboard/personal-data",
    },
    "retention term": { label: "retention term", page: "/dashboard/retention" },
  },
  routes: personalDataRoutes,
  work: startEmptyingLog,
};
