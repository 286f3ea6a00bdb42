import type { Feature } from "#server/deps.ts";
import { helpDecisionAct } from "./server/decide-help.server.ts";
import { helpRoutes } from "./server/help.routes.server.ts";

export const helpFeature: Feature = {
  group: { name: "Help", description: "Families who ask for help, their visit and what is decided." },
  routes: helpRoutes,
  acts: [helpDecisionAct],
  media: [{ table: "help_papers", column: "path", holds: "path" }],
};
