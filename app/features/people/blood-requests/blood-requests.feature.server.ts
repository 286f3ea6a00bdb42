import type { Feature } from "#server/deps.ts";
import { bloodRequestRoutes } from "./blood-requests.routes.server.ts";
import { bloodRequestsTable } from "./blood-requests.table.ts";
import { startFollowingRequests } from "./request-questions.server.ts";

export const bloodRequestsFeature: Feature = {
  group: { name: "Blood requests", description: "Families who need blood, and their inbox." },
  routes: bloodRequestRoutes,
  tables: [bloodRequestsTable],
  work: startFollowingRequests,
};
