import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import { type BackupFault, backups } from "#server/backup/backups.ts";
import { believeClock, readClock } from "#server/clock-trust.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { signedIn } from "#server/http/session-check.ts";
import { systemCalls } from "./system.calls.ts";
import { backupsPerHour, systemMessages } from "./system.messages.ts";
import { clockConfirmation, readSystemReply } from "./system.schema.ts";
import { backupNoun, readSystem } from "./system.store.server.ts";

const faultReplies: Record<BackupFault, { status: 409 | 507; message: string }> = {
  running: { status: 409, message: systemMessages.running },
  "no room": { status: 507, message: systemMessages.noRoom },
};

export function systemRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const { open } = backups(deps);
  const tries = createRateLimit(deps, { name: "backup", max: backupsPerHour, seconds: 3600 });

  addRoute(app, systemCalls.readSystem, {
    description: "Version, database, disk, uploads, mail and page cache, and the last backup.",
    reply: readSystemReply,
    handler: async () => succeed(await readSystem(deps)),
  });

  addAct(app, deps, systemCalls.confirmClock, {
    description:
      "While the clock is more than 35 days from the newest stored time nothing is removed or sealed. Whoever has compared it says so, with the day that it shows.",
    body: clockConfirmation,
    act: recorded(async (trx, now, { day }) => {
      if (day !== karachiDay(now)) return { status: 409, message: systemMessages.clockShowsOther };
      const { newest } = await readClock({ db: trx, clock });
      await believeClock(trx, now);
      return { action: "confirm", noun: "clock", id: "server", before: { newest }, after: { day } };
    }),
    message: systemMessages.clockBelieved,
  });

  addRoute(app, systemCalls.downloadBackup, {
    description:
      "The database as it is now, with all uploads. It holds personal data, so a recent proof of who asks is needed.",
    reply: "file",
    refuses: [429],
    handler: async (request, reply) => {
      const who = signedIn(request);
      const wait = await tries.take(String(who.userId));
      if (wait) return refuseTooMany(reply, wait);
      const backup = await open();
      if ("fault" in backup) return refuseWith(reply, faultReplies[backup.fault]);
      const now = clock.now();
      await recordChange(db, now, who, { action: "download", noun: backupNoun, id: "all" });
      return reply
        .type("application/x-tar")
        .header("content-disposition", `attachment; filename="umeed-backup-${karachiDay(now)}.tar"`)
        .header("cache-control", "no-store")
        .send(backup.archive);
    },
  });
}
