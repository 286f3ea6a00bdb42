import { succeed } from "#app/contract/replies.ts";
import { closedThrough } from "#app/features/giving/ledger/closings.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Feature } from "#server/services.ts";
import { closingsCalls } from "./closings.calls.ts";
import { closingMessages as messages } from "./closings.messages.ts";
import * as schema from "./closings.schema.ts";
import { closeBooks, closingAct, listClosings } from "./closings.service.server.ts";

export const closingsFeature: Feature = {
  group: { name: "Closings", description: "Through which day the books are closed." },
  acts: [closingAct],
  routes(app, services) {
    const { db } = services;

    addRoute(app, closingsCalls.listClosings, {
      description: "The last closed day, and every closing with who made it and why.",
      reply: schema.listClosingsReply,
      handler: async () => succeed(await listClosings(db)),
    });

    addRoute(app, closingsCalls.closeBooks, {
      description:
        "Nothing dated up to that day changes any more. Where an account is not equal, a reason is needed; to move the closing back, a second person.",
      body: schema.closingForm,
      config: { changesNothing: true },
      handler: async (request, reply) => {
        const before = await closedThrough(db);
        const { fault, waits } = await closeBooks(services, signedIn(request), request.body);
        if (fault) return refuseWith(reply, fault);
        if (waits) return reply.code(202).send(succeed({ message: waits }));
        const { through } = request.body;
        return reply.send(
          succeed({ message: through < before ? messages.movedBack : messages.closed(formatDay(through)) }),
        );
      },
    });
  },
};
