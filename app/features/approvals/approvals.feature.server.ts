import { expireApprovals } from "#server/approvals.ts";
import { startDaily } from "#server/daily.ts";
import type { Feature } from "#server/services.ts";
import { approvalRoutes } from "./approvals.routes.server.ts";
import { forgetApprovals } from "./approvals.store.server.ts";
import { limitAct } from "./approvals-limits.server.ts";

export const approvalsFeature: Feature = {
  group: { name: "Approvals", description: "What waits for a second person, and above which amounts." },
  routes: approvalRoutes,
  acts: [limitAct],
  work: ({ db, clock, log }) =>
    startDaily(async () => {
      await expireApprovals(db, clock.now());
      await forgetApprovals(db, clock.now());
    }, log),
};
