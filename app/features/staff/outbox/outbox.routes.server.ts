import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { outboxCalls } from "./outbox.calls.ts";
import { outboxMessages } from "./outbox.messages.ts";
import { listOutboxReply, outboxQuery, outboxRetry, retryFailedMailsReply } from "./outbox.schema.ts";
import { listMails, retryFailedMails } from "./outbox.store.server.ts";

/** The mails, so that staff see when nobody gets any. */
export function outboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, env } = deps;

  addRoute(app, outboxCalls.listOutbox, {
    description: "A page of the mails, newest first, and why those that failed did.",
    query: outboxQuery,
    reply: listOutboxReply,
    handler: async (request, reply) => {
      const list = pageOf(reply, await listMails(db, request.query));
      return succeed({ configured: env.mail.url !== undefined, ...list });
    },
  });

  addAct(app, deps, outboxCalls.retryMail, {
    description: "Puts a failed email back into the queue.",
    body: outboxRetry,
    act: recorded(async (trx, now, { id }) =>
      (await retryFailedMails(trx, now, id)) > 0
        ? { action: "retry", noun: "mail", id }
        : { status: 404, message: outboxMessages.notFound },
    ),
    message: outboxMessages.retried,
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
