import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { donationsCalls } from "#app/features/giving/donations/donations.calls.ts";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import {
  donationKey,
  donationStatus,
  startedDonation,
} from "#app/features/giving/donations/donations.schema.ts";
import { formTrapMessages } from "#app/lib/form-rules.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { clientKey } from "#server/http/client-address.ts";
import { readDonationStatus } from "./donation-status.server.ts";
import { donateForm, donationRulesIn, give } from "./give-donation.server.ts";

/** The calls of donors: DONATE-05..09. */
export function donationRoutes(app: FastifyInstance, deps: Deps): void {
  const { guard, contact } = donateForm(deps);

  addRoute(app, donationsCalls.startDonation, {
    description:
      "Writes the gift into the ledger and says where the donor's browser goes to pay it. The same idempotency key again leads to the same donation.",
    body: donationRulesIn.en.schema,
    reply: done(startedDonation.shape),
    status: 201,
    handler: async (request, reply) => {
      const form = request.body;
      const address = clientKey(request.ip);
      const result = await guard.check(form, { address, contact: contact(form) });
      if (result.verdict === "refused") {
        if (result.retryAfter) reply.header("retry-after", String(result.retryAfter));
        return reply.code(result.status).send(result.body);
      }
      if (result.verdict === "robot") return reply.code(422).send(refuse(formTrapMessages.again));
      const given = await give(deps, form, { address });
      if ("fault" in given) return reply.code(422).send(refuse(given.fault));
      const { donation, key, checkout } = given;
      const { reference, state } = donation;
      return reply.code(201).send(succeed({ reference, key, state, checkout }));
    },
  });

  addRoute(app, donationsCalls.readDonation, {
    description: "What became of a gift, for whoever has its key. It names no donor.",
    query: donationKey,
    reply: done({ donation: donationStatus }),
    handler: async (request, reply) => {
      const donation = await readDonationStatus(deps.db, deps.clock.now(), request.query.key);
      if (!donation) return reply.code(404).send(refuse(donationMessages.unknownDonation));
      return reply.header("cache-control", "no-store").send(succeed({ donation }));
    },
  });
}
