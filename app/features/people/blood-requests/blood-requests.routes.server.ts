import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { spreadsheetPhone } from "#app/lib/phone.ts";
import { recordChange } from "#server/audit.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { bloodRequestsCalls } from "./blood-requests.calls.ts";
import { bloodRequestMessages, requestReference } from "./blood-requests.messages.ts";
import {
  bloodRequest,
  bloodRequestQuery,
  bloodRequestStateForm,
  sendBloodRequestReply,
} from "./blood-requests.schema.ts";
import { requestForm, requestRulesIn } from "./blood-requests.service.server.ts";
import { filterRequests, setRequestState } from "./blood-requests.store.server.ts";
import { bloodRequestsAdminCalls } from "./blood-requests-admin.calls.ts";

export function bloodRequestRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, bloodRequestsCalls.sendBloodRequest, {
    description: "Stores a family's request for blood and puts a mail to the office in the queue.",
    body: requestRulesIn(services).en.schema,
    reply: sendBloodRequestReply,
    handler: (request, reply) => handlePublicForm(request, reply, requestForm(services)),
  });

  addRoute(app, bloodRequestsAdminCalls.setBloodRequestState, {
    description: "Says whether donors are still looked for.",
    body: bloodRequestStateForm,
    handler: async (request, reply) => {
      const { id, state } = request.body;
      const now = services.clock.now();
      const saved = await services.db.transaction().execute(async (trx) => {
        const before = await setRequestState(trx, id, state, now);
        if (!before) return false;
        const change = { action: "update", noun: "blood request", id, before, after: { state } };
        await recordChange(trx, now, signedIn(request), change);
        return true;
      });
      return saved
        ? succeed({ message: bloodRequestMessages.stateSet[state] })
        : reply.code(404).send(refuse(inboxMessages.notFound));
    },
  });

  inboxRoutes(app, services, {
    noun: "blood request",
    table: "blood_requests",
    calls: {
      list: bloodRequestsAdminCalls.listBloodRequests,
      update: bloodRequestsAdminCalls.updateBloodRequest,
      remove: bloodRequestsAdminCalls.deleteBloodRequest,
      export: bloodRequestsAdminCalls.exportBloodRequests,
    },
    reply: bloodRequest,
    present: ({ read_at, suspect, ...row }) => ({
      ...row,
      suspect: suspect === 1,
      read: read_at !== null,
    }),
    query: bloodRequestQuery,
    filter: filterRequests,
    columns: {
      Received: (row) => row.received_at,
      Reference: (row) => requestReference(row.id),
      State: (row) => (row.suspect ? `${row.state} (${bloodRequestMessages.suspect})` : row.state),
      "Blood group": (row) => row.blood_group,
      Units: (row) => row.units,
      Hospital: (row) => row.hospital,
      City: (row) => row.city,
      Until: (row) => row.needed_by,
      Contact: (row) => row.contact_name,
      Phone: (row) => spreadsheetPhone(row.phone),
      Remarks: (row) => row.remarks,
      Note: (row) => row.note,
    },
  });
}
