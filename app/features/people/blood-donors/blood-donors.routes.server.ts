import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { bloodDonorsCalls } from "./blood-donors.calls.ts";
import { bloodDonorMessages } from "./blood-donors.messages.ts";
import {
  donationForm,
  donorCall,
  donorCallForm,
  donorCallQuery,
  donorProposalDecision,
  donorQuery,
} from "./blood-donors.schema.ts";
import { donorForm, donorRulesIn } from "./blood-donors.service.server.ts";
import { decideProposal, filterDonors, listOwnGroup, setLastDonation } from "./blood-donors.store.server.ts";
import { bloodDonorsTable } from "./blood-donors.table.ts";
import { listDonorCalls, logDonorCall, recordCall } from "./blood-donors-calls.store.server.ts";

export function bloodDonorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  addRoute(app, bloodDonorsCalls.sendDonorLead, {
    description: "Stores an offer of blood. The same phone number again adds to the entry.",
    body: donorRulesIn(deps).en.schema,
    handler: (request, reply) => handlePublicForm(request, reply, donorForm(deps)),
  });

  addAct(app, deps, bloodDonorsCalls.logDonorCall, {
    description: "Notes that a donor was called, the outcome, and for which request the donor comes.",
    body: donorCallForm,
    refuses: [404],
    act: recorded(async (trx, now, { donor_id: donorId, request_id: requestId, outcome, note }, who) => {
      const id = await recordCall(trx, { donorId, requestId, outcome, note, caller: who.name }, now);
      if (id === "no donor") return { status: 404, message: bloodDonorMessages.donorNotFound };
      if (id === "no request") return { status: 409, message: bloodDonorMessages.requestGone };
      return { action: "create", noun: "donor call", id };
    }),
    message: bloodDonorMessages.callLogged,
    status: 201,
  });

  addRoute(app, bloodDonorsCalls.listDonorCalls, {
    description: "The calls to one donor, newest first.",
    query: donorCallQuery,
    reply: done({ calls: z.array(donorCall) }),
    handler: async (request) => succeed({ calls: await listDonorCalls(db, request.query.donor_id) }),
  });

  addAct(app, deps, bloodDonorsCalls.recordDonation, {
    description: "Sets the day on which a donor gave blood last, and adds a line to the log of calls.",
    body: donationForm,
    refuses: [404],
    act: recorded(async (trx, now, { donor_id: id, day }, who) => {
      if (day > karachiDay(now)) return { status: 422, message: bloodDonorMessages.futureDonation };
      if (!(await setLastDonation(trx, id, day)))
        return { status: 404, message: bloodDonorMessages.donorNotFound };
      const outcome = bloodDonorMessages.gaveBlood(formatDay(day));
      await logDonorCall(trx, { donorId: id, outcome, caller: who.name }, now);
      // That a donation was written down, not which: a person's data must not live on in the log.
      return { action: "record donation", noun: "blood donor", id };
    }),
    message: ({ day }) => bloodDonorMessages.donationRecorded(formatDay(day)),
    status: 201,
  });

  addAct(app, deps, bloodDonorsCalls.decideDonorProposal, {
    description: "Takes over the blood group or address that a later registration named, or dismisses it.",
    body: donorProposalDecision,
    refuses: [404],
    act: recorded(async (trx, now, decision, who) => {
      const fault = await decideProposal(trx, decision, { caller: who.name, now });
      if (fault === "missing") return { status: 404, message: bloodDonorMessages.donorNotFound };
      if (fault) return { status: 409, message: bloodDonorMessages.proposalChanged };
      const action = decision.take ? "take over proposal" : "dismiss proposal";
      // That it was decided, not what: a person's data must not live on in the log.
      return { action, noun: "blood donor", id: decision.donor_id };
    }),
    message: ({ take }) => (take ? bloodDonorMessages.proposalTaken : bloodDonorMessages.proposalDismissed),
  });

  inboxRoutes(app, deps, {
    table: bloodDonorsTable,
    calls: {
      list: bloodDonorsCalls.listBloodDonors,
      update: bloodDonorsCalls.updateBloodDonor,
      remove: bloodDonorsCalls.deleteBloodDonor,
      export: bloodDonorsCalls.exportBloodDonors,
    },
    query: donorQuery,
    filter: (query, now) => filterDonors(query, karachiDay(now)),
    urgent: (now, query) => listOwnGroup(db, query, karachiDay(now)),
  });
}
