import { expireApprovals } from "#server/approvals.ts";
import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { startDaily } from "#server/daily.ts";
import type { Feature } from "#server/services.ts";
import { approvalRoutes } from "./approvals.routes.server.ts";
import { forgetApprovals } from "./approvals.store.server.ts";
import { limitAct } from "./approvals-limits.server.ts";

export const approvalsFeature: Feature = {
  group: { name: "Approvals", description: "What waits for a second person, and above which amounts." },
  routes: approvalRoutes,
  acts: [limitAct],
  work(services) {
    const { db, clock, log } = services;
    const forget = whileClockIsBelieved(services, async () => {
      await expireApprovals(db, clock.now());
      await forgetApprovals(db, clock.now());
    });
    return startDaily(forget, log);
  },
};
