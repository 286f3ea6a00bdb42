import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { countFailure, recordChange } from "#server/audit.ts";
import { type BackupFault, backups } from "#server/backup/backups.ts";
import { findAccount } from "#server/db/sessions.ts";
import { addRoute } from "#server/http/endpoint.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { signedIn } from "#server/http/session-check.ts";
import { passwordFits } from "#server/passwords.ts";
import type { Services } from "#server/services.ts";
import { backupsPerHour, systemMessages } from "./system.messages.ts";
import { backupForm, readSystemReply } from "./system.schema.ts";
import { backupNoun, readSystem } from "./system.store.server.ts";

const faultReplies: Record<BackupFault, { status: 409 | 507; message: string }> = {
  running: { status: 409, message: systemMessages.running },
  "no room": { status: 507, message: systemMessages.noRoom },
};

export function systemRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const { open } = backups(services);
  const tries = createRateLimit(services, { name: "backup", max: backupsPerHour, seconds: 3600 });

  addRoute(app, "readSystem", {
    summary: "How the installation is",
    description: "Version, database, disk, uploads, mail and page cache, and the last backup.",
    reply: readSystemReply,
    handler: async () => succeed(await readSystem(services)),
  });

  addRoute(app, "downloadBackup", {
    summary: "A backup as a tar archive",
    description:
      "The database as it is now, with all uploads. It holds personal data, so the password is asked for.",
    body: backupForm,
    reply: "file",
    handler: async (request, reply) => {
      const who = signedIn(request);
      const wait = await tries.take(String(who.userId));
      if (wait) return refuseTooMany(reply, wait);
      const account = await findAccount(db, who.email);
      if (!(await passwordFits(account?.password_hash, request.body.password))) {
        await countFailure(db, clock.now(), "download backup", { id: who.userId, name: who.name });
        return reply.code(422).send(refuse(systemMessages.passwordWrong));
      }
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
