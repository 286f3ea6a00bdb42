import type { Feature } from "#server/deps.ts";
import { retentionRoutes } from "./server/retention.routes.server.ts";
import { readRetentionHealth } from "./server/retention-health.server.ts";
import { startRetention } from "./server/run-retention.server.ts";

export const retentionFeature: Feature = {
  group: { name: "Retention", description: "What is kept how long, and what was removed when." },
  routes: retentionRoutes,
  work: startRetention,
  health: readRetentionHealth,
};
