import { expireApprovals } from "#server/approvals.ts";
import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { startDaily } from "#server/daily.ts";
import type { Feature } from "#server/deps.ts";
import { approvalRoutes } from "./approvals.routes.server.ts";
import { forgetApprovals } from "./approvals.store.server.ts";
import { approvalsTable } from "./approvals.table.ts";
import { limitAct } from "./approvals-limits.server.ts";

export const approvalsFeature: Feature = {
  group: { name: "Approvals", description: "What waits for a second person, and above which amounts." },
  nouns: {
    "approval limit": { label: "limit above which requests wait", page: "/dashboard/approvals" },
  },
  exported: {
    approval_limits: "Above which amount an act waits for a second person, in paisa",
  },
  tables: [approvalsTable],
  routes: approvalRoutes,
  acts: [limitAct],
  work(deps) {
    const { db, clock, log } = deps;
    const forget = whileClockIsBelieved(deps, async () => {
      await expireApprovals(db, clock.now());
      await forgetApprovals(db, clock.now());
    });
    return startDaily(forget, log);
  },
};
