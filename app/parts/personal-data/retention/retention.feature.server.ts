import type { Feature } from "#server/deps.ts";
import { retentionRoutes } from "./server/retention.routes.server.ts";
import { readRetentionHealth } from "./server/retention-health.server.ts";
import { startRetention } from "./server/run-retention.server.ts";
import { unpaidGiftsTerm } from "./server/unpaid-gifts.server.ts";

export const retentionFeature: Feature = {
  group: { name: "Retention", description: "What is kept how long, and what was removed when." },
  exported: {
    retention_terms: "How long each kind of data is kept",
    retention_removals: "How many rows went on which day because their term was over",
    stay_requests: "Who was asked whether to stay: `row_id` is of the table `name`",
  },
  routes: retentionRoutes,
  work: startRetention,
  health: readRetentionHealth,
  terms: [unpaidGiftsTerm],
};
