import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { outboxCalls } from "./outbox.calls.ts";
import { outboxMessages } from "./outbox.messages.ts";
import { listOutboxReply, outboxQuery, outboxRetry, retryFailedMailsReply } from "./outbox.schema.ts";
import { listMails, retryFailedMails, retryMail } from "./outbox.store.server.ts";

/** The mails, so that staff see when nobody gets any. */
export function outboxRoutes(app: FastifyInstance, { db, clock, env }: Deps): void {
  addRoute(app, outboxCalls.listOutbox, {
    description: "A page of the mails, newest first, and why those that failed did.",
    query: outboxQuery,
    reply: listOutboxReply,
    handler: async (request, reply) => {
      const { next, ...list } = await listMails(db, request.query);
      if (next) reply.header("x-next-cursor", String(next));
      return reply.send(succeed({ configured: env.mail.url !== undefined, ...list }));
    },
  });

  addRoute(app, outboxCalls.retryMail, {
    description: "Puts a failed email back into the queue.",
    body: outboxRetry,
    handler: async (request, reply) => {
      const { id } = request.body;
      const now = clock.now();
      const again = await db.transaction().execute(async (trx) => {
        if (!(await retryMail(trx, id, now))) return false;
        await recordChange(trx, now, signedIn(request), { action: "retry", noun: "mail", id });
        return true;
      });
      return again
        ? succeed({ message: outboxMessages.retried })
        : reply.code(404).send(refuse(outboxMessages.notFound));
    },
  });

  addRoute(app, outboxCalls.retryFailedMails, {
    description: "Puts every failed email back into the queue.",
    reply: retryFailedMailsReply,
    handler: async (request) => {
      const now = clock.now();
      const mails = await db.transaction().execute(async (trx) => {
        const count = await retryFailedMails(trx, now);
        const change = { action: "retry", noun: "mail", id: "all", after: { mails: count } };
        if (count > 0) await recordChange(trx, now, signedIn(request), change);
        return count;
      });
      return succeed({ message: outboxMessages.allRetried(mails), mails });
    },
  });
}
