import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { checkout } from "#app/features/giving/donations/donations.schema.ts";
import { textIn } from "#app/lib/words.server.ts";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";
import { pledgeView } from "#app/parts/pledges/pledges.schema.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { clientKey } from "#server/http/client-address.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { payPledge } from "./pay-pledge.server.ts";
import {
  changePledge,
  doneKeys,
  type PledgeFault,
  pledgeLimit,
  pledgeRulesIn,
  stepPledge,
} from "./pledges.service.server.ts";
import { readPledgeView } from "./pledges.store.server.ts";

const t = textIn("en", pledgeWords);
const schema = pledgeRulesIn.en;

const refusals: Record<PledgeFault, { status: 404 | 409; message: string }> = {
  unknown: { status: 404, message: t("unknown") },
  "not-now": { status: 409, message: t("notNow") },
};

/** The calls of whoever has the key of a pledge: PLEDGE-03..05. */
export function pledgesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const addresses = createRateLimit(deps, { name: "pledges-address", max: 120, seconds: 60 });
  const changes = pledgeLimit(deps);

  /** The seconds to wait, when there were too many calls from there or changes of this pledge. */
  const waitOf = async ({ ip }: FastifyRequest, key?: string) =>
    (await addresses.take(clientKey(ip))) ?? (key === undefined ? undefined : await changes.take(key));

  addRoute(app, pledgesCalls.readPledge, {
    description: "Amount, next reminder and gifts, for whoever has the key. It names no donor.",
    query: schema.key,
    reply: done({ pledge: pledgeView }),
    refuses: [429],
    handler: async (request, reply) => {
      const wait = await waitOf(request);
      if (wait) return refuseTooMany(reply, wait);
      const pledge = await readPledgeView(db, clock.now(), request.query.key);
      if (!pledge) return refuseWith(reply, refusals.unknown);
      return reply.header("cache-control", "no-store").send(succeed({ pledge }));
    },
  });

  addRoute(app, pledgesCalls.updatePledge, {
    description: "Changes the amount and the day of the month.",
    body: schema.change,
    handler: async (request, reply) => {
      const wait = await waitOf(request, request.body.key);
      if (wait) return refuseTooMany(reply, wait);
      const { fault } = await changePledge(deps, request.body);
      return fault ? refuseWith(reply, refusals[fault]) : succeed({ message: t("changed") });
    },
  });

  addRoute(app, pledgesCalls.stepPledge, {
    description: "Changes the state of a pledge. What is so already stays so.",
    body: schema.step,
    handler: async (request, reply) => {
      const { key, action } = request.body;
      const wait = await waitOf(request, key);
      if (wait) return refuseTooMany(reply, wait);
      const { fault } = await stepPledge(deps, key, action);
      return fault ? refuseWith(reply, refusals[fault]) : succeed({ message: t(doneKeys[action]) });
    },
  });

  addRoute(app, pledgesCalls.payPledge, {
    description:
      "Makes the gift of the open month, or finds the one that was made, and says where to pay it.",
    body: schema.payment,
    reply: done({ path: z.string(), checkout }),
    status: 201,
    handler: async (request, reply) => {
      const wait = await waitOf(request, request.body.key);
      if (wait) return refuseTooMany(reply, wait);
      const paid = await payPledge(deps, request.body);
      if ("fault" in paid) return refuseWith(reply, { status: paid.status, message: t(paid.fault) });
      return reply.code(201).send(succeed(paid));
    },
  });
}
