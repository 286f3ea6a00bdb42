import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { spreadsheetPhone } from "#app/lib/phone.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { bloodDonorsCalls } from "./blood-donors.calls.ts";
import { bloodDonorMessages } from "./blood-donors.messages.ts";
import {
  donationForm,
  donor,
  donorCall,
  donorCallForm,
  donorCallQuery,
  donorProposalDecision,
  donorQuery,
} from "./blood-donors.schema.ts";
import { donorForm, donorRulesIn } from "./blood-donors.service.server.ts";
import { decideProposal, filterDonors, setLastDonation } from "./blood-donors.store.server.ts";
import { bloodDonorsAdminCalls } from "./blood-donors-admin.calls.ts";
import { listDonorCalls, logDonorCall, recordCall } from "./blood-donors-calls.store.server.ts";

export function bloodDonorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, bloodDonorsCalls.sendDonorLead, {
    description: "Stores an offer of blood. The same phone number again adds to the entry.",
    body: donorRulesIn(deps).en.schema,
    handler: (request, reply) => handlePublicForm(request, reply, donorForm(deps)),
  });

  addRoute(app, bloodDonorsAdminCalls.logDonorCall, {
    description: "Notes that a donor was called, the outcome, and for which request the donor comes.",
    body: donorCallForm,
    handler: async (request, reply) => {
      const who = signedIn(request);
      const { donor_id: donorId, request_id: requestId, outcome, note } = request.body;
      const now = clock.now();
      const logged = await db.transaction().execute(async (trx) => {
        const id = await recordCall(trx, { donorId, requestId, outcome, note, caller: who.name }, now);
        if (typeof id === "number")
          await recordChange(trx, now, who, { action: "create", noun: "donor call", id });
        return id;
      });
      if (logged === "no donor") return reply.code(404).send(refuse(bloodDonorMessages.donorNotFound));
      if (logged === "no request") return reply.code(409).send(refuse(bloodDonorMessages.requestGone));
      return reply.code(201).send(succeed({ message: bloodDonorMessages.callLogged }));
    },
  });

  addRoute(app, bloodDonorsAdminCalls.listDonorCalls, {
    description: "The calls to one donor, newest first.",
    query: donorCallQuery,
    reply: done({ calls: z.array(donorCall) }),
    handler: async (request) => succeed({ calls: await listDonorCalls(db, request.query.donor_id) }),
  });

  addRoute(app, bloodDonorsAdminCalls.recordDonation, {
    description: "Sets the day on which a donor gave blood last, and adds a line to the log of calls.",
    body: donationForm,
    handler: async (request, reply) => {
      const who = signedIn(request);
      const { donor_id: id, day } = request.body;
      const now = clock.now();
      if (day > karachiDay(now)) return reply.code(422).send(refuse(bloodDonorMessages.futureDonation));
      const recorded = await db.transaction().execute(async (trx) => {
        if (!(await setLastDonation(trx, id, day))) return false;
        const outcome = bloodDonorMessages.gaveBlood(formatDay(day));
        await logDonorCall(trx, { donorId: id, outcome, caller: who.name }, now);
        // That a donation was written down, not which: a person's data must not live on in the log.
        await recordChange(trx, now, who, { action: "record donation", noun: "blood donor", id });
        return true;
      });
      if (!recorded) return reply.code(404).send(refuse(bloodDonorMessages.donorNotFound));
      return reply.code(201).send(succeed({ message: bloodDonorMessages.donationRecorded(formatDay(day)) }));
    },
  });

  addRoute(app, bloodDonorsAdminCalls.decideDonorProposal, {
    description: "Takes over the blood group or address that a later registration named, or dismisses it.",
    body: donorProposalDecision,
    handler: async (request, reply) => {
      const who = signedIn(request);
      const decision = request.body;
      const now = clock.now();
      const fault = await db.transaction().execute(async (trx) => {
        const fault = await decideProposal(trx, decision, { caller: who.name, now });
        const action = decision.take ? "take over proposal" : "dismiss proposal";
        // That it was decided, not what: a person's data must not live on in the log.
        if (!fault) await recordChange(trx, now, who, { action, noun: "blood donor", id: decision.donor_id });
        return fault;
      });
      if (fault === "missing") return reply.code(404).send(refuse(bloodDonorMessages.donorNotFound));
      if (fault) return reply.code(409).send(refuse(bloodDonorMessages.proposalChanged));
      const { proposalTaken, proposalDismissed } = bloodDonorMessages;
      return reply.send(succeed({ message: decision.take ? proposalTaken : proposalDismissed }));
    },
  });

  inboxRoutes(app, deps, {
    noun: "blood donor",
    table: "blood_donors",
    calls: {
      list: bloodDonorsAdminCalls.listBloodDonors,
      update: bloodDonorsAdminCalls.updateBloodDonor,
      remove: bloodDonorsAdminCalls.deleteBloodDonor,
      export: bloodDonorsAdminCalls.exportBloodDonors,
    },
    reply: donor,
    present: ({ consent_text: _consent, city_key: _city, read_at, ...row }) => ({
      ...row,
      read: read_at !== null,
    }),
    query: donorQuery,
    filter: (query, now) => filterDonors(query, karachiDay(now)),
    columns: {
      Registered: (row) => row.received_at,
      Name: (row) => row.full_name,
      Phone: (row) => spreadsheetPhone(row.phone),
      Email: (row) => row.email,
      "Blood group": (row) => row.blood_group,
      City: (row) => row.city,
      Gender: (row) => row.gender,
      Born: (row) => row.dob,
      "Last donation": (row) => row.last_donation_date,
      "Consent given": (row) => row.consented_at,
      Note: (row) => row.note,
    },
  });
}
