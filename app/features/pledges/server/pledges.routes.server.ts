import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { checkout } from "#app/features/donations/donations.schema.ts";
import { pledgeMessages as messages } from "#app/features/pledges/pledges.messages.ts";
import * as schema from "#app/features/pledges/pledges.schema.ts";
import { clientKey } from "#server/http/client-address.ts";
import { addRoute } from "#server/http/endpoint.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import type { Services } from "#server/services.ts";
import { payPledge } from "./pay-pledge.server.ts";
import { changePledge, type PledgeFault, pledgeLimit, stepPledge } from "./pledges.service.server.ts";
import { readPledgeView } from "./pledges.store.server.ts";

const refusals: Record<PledgeFault, { status: 404 | 409; message: string }> = {
  unknown: { status: 404, message: messages.unknown },
  "not-now": { status: 409, message: messages.notNow },
};

/** The calls of whoever has the key of a pledge: PLEDGE-03..05. */
export function pledgesRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const addresses = createRateLimit(services, { name: "pledges-address", max: 120, seconds: 60 });
  const changes = pledgeLimit(services);

  /** The seconds to wait, when there were too many calls from there or changes of this pledge. */
  const waitOf = async ({ ip }: FastifyRequest, key?: string) =>
    (await addresses.take(clientKey(ip))) ?? (key === undefined ? undefined : await changes.take(key));

  addRoute(app, "readPledge", {
    summary: "Read one's monthly support",
    description: "Amount, next reminder and gifts, for whoever has the key. It names no donor.",
    query: schema.pledgeKey,
    reply: done({ pledge: schema.pledgeView }),
    handler: async (request, reply) => {
      const wait = await waitOf(request);
      if (wait) return refuseTooMany(reply, wait);
      const pledge = await readPledgeView(db, clock.now(), request.query.key);
      if (!pledge) return refuseWith(reply, refusals.unknown);
      return reply.header("cache-control", "no-store").send(succeed({ pledge }));
    },
  });

  addRoute(app, "updatePledge", {
    summary: "Change one's monthly support",
    description: "Changes the amount and the day of the month.",
    body: schema.pledgeChange,
    handler: async (request, reply) => {
      const wait = await waitOf(request, request.body.key);
      if (wait) return refuseTooMany(reply, wait);
      const { fault } = await changePledge(services, request.body);
      return fault ? refuseWith(reply, refusals[fault]) : succeed({ message: messages.changed });
    },
  });

  addRoute(app, "stepPledge", {
    summary: "Confirm, pause, resume, stop or restart monthly support",
    description: "Changes the state of a pledge. What is so already stays so.",
    body: schema.pledgeStep,
    handler: async (request, reply) => {
      const { key, action } = request.body;
      const wait = await waitOf(request, key);
      if (wait) return refuseTooMany(reply, wait);
      const { fault } = await stepPledge(services, key, action);
      return fault ? refuseWith(reply, refusals[fault]) : succeed({ message: messages.done[action] });
    },
  });

  addRoute(app, "payPledge", {
    summary: "Give the gift of a month",
    description:
      "Makes the gift of the open month, or finds the one that was made, and says where to pay it.",
    body: schema.pledgePayment,
    reply: done({ path: z.string(), checkout }),
    handler: async (request, reply) => {
      const wait = await waitOf(request, request.body.key);
      if (wait) return refuseTooMany(reply, wait);
      const paid = await payPledge(services, request.body);
      if ("fault" in paid) return refuseWith(reply, { status: paid.status, message: paid.fault });
      return reply.code(201).send(succeed(paid));
    },
  });
}
