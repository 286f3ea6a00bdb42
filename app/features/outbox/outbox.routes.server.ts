import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done, responses } from "#app/contract/reply-schemas.ts";
import { recordChange } from "#server/audit.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { outboxMail, outboxQuery, outboxRetry } from "./outbox.schema.ts";
import { listMails, retryMail } from "./outbox.store.server.ts";

/** Mails that wait or failed, so that staff see when nobody gets any. */
export function outboxRoutes({ db, clock, env }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("listOutbox"),
      schema: {
        summary: "Mails that wait or failed",
        description: "Mails that are not sent yet, and why.",
        querystring: outboxQuery,
        response: responses(
          done({
            configured: z.boolean(),
            mails: z.array(outboxMail),
            waiting: z.number(),
            failed: z.number(),
          }),
        ),
      },
      handler: async (request, reply) => {
        const { next, ...list } = await listMails(db, request.query);
        if (next) reply.header("x-next-cursor", String(next));
        return reply.send(succeed({ configured: env.mail.url !== undefined, ...list }));
      },
    });

    app.route({
      ...endpoint("retryMail"),
      schema: {
        summary: "Try a failed mail again",
        description: "Puts a mail that failed back into the queue.",
        body: outboxRetry,
        response: responses(done({})),
      },
      handler: async (request, reply) => {
        const { id } = request.body;
        const now = clock.now();
        const again = await db.transaction().execute(async (trx) => {
          if (!(await retryMail(trx, id, now))) return false;
          await recordChange(trx, now, signedIn(request), { action: "retry", noun: "mail", id });
          return true;
        });
        return again
          ? succeed({ message: "It will be tried again now." })
          : reply.code(404).send(refuse("There is no failed mail of this number."));
      },
    });
  };
}
