import type { Feature } from "#server/deps.ts";
import { personalDataRoutes, startEmptyingLog } from "./personal-data.routes.server.ts";

export const personalDataFeature: Feature = {
  group: { name: "Personal data", description: "What is stored of one person: found, exported, erased." },
  routes: personalDataRoutes,
  work: startEmptyingLog,
};
