import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { startDaily } from "#server/daily.ts";
import type { Feature } from "#server/deps.ts";
import { invitationsTable } from "./invitations.table.ts";
import { usersRoutes } from "./server/users.routes.server.ts";
import { roleAct, signInAct } from "./server/users.service.server.ts";
import { forgetInvitations } from "./server/users-invitations.store.server.ts";
import { usersTable } from "./users.table.ts";

export const usersFeature: Feature = {
  group: { name: "Users", description: "Who may sign in to the dashboard, and who is invited." },
  exported: {
    two_factor_roles: "Which roles must have a second factor",
  },
  tables: [usersTable, invitationsTable],
  routes: usersRoutes,
  acts: [roleAct, signInAct],
  work(deps) {
    const { db, clock, log } = deps;
    const forget = whileClockIsBelieved(deps, async () => {
      const removed = await forgetInvitations(db, clock.now());
      if (removed > 0) log.info({ removed }, "invitations that nobody took up removed");
    });
    return startDaily(forget, log);
  },
};
