import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { countNextDonors } from "#app/features/people/blood-donors/next-donors.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import type { InboxRow } from "#server/db/inbox.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { entryOf, inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { bloodRequestsCalls } from "./blood-requests.calls.ts";
import { bloodRequestMessages, deskDay, groupText, requestReference } from "./blood-requests.messages.ts";
import {
  bloodRequestGroupForm,
  bloodRequestQuery,
  bloodRequestReply,
  bloodRequestStateForm,
  donorTextsQuery,
  donorTextsReply,
  openBloodRequestQuery,
  openBloodRequestsReply,
  sendBloodRequestReply,
} from "./blood-requests.schema.ts";
import { requestForm, requestRulesIn } from "./blood-requests.service.server.ts";
import {
  closePastRequests,
  filterRequests,
  findRequest,
  listDueIds,
  listOpenRequests,
  listPromises,
  setRequestGroup,
  setRequestState,
} from "./blood-requests.store.server.ts";
import { bloodRequestsTable } from "./blood-requests.table.ts";
import { donorTexts } from "./donor-texts.server.ts";
import { isMailable, questionText } from "./request-questions.server.ts";

const changed = { action: "update", noun: "blood request" };

/** Requests with the donors who have agreed to come, and what to ask of those past their day. */
async function onDesk(deps: Deps, rows: readonly InboxRow<typeof bloodRequestsTable>[]) {
  const { db, clock } = deps;
  const today = deskDay(clock.now());
  const ids = rows.map(({ id }) => id);
  const promises = await listPromises(db, ids);
  return Promise.all(
    rows.map(async (row) => {
      const isAskedHere = row.needed_by < today && !isMailable(deps, row);
      return {
        ...entryOf(bloodRequestsTable, row),
        promised: (promises.get(row.id) ?? []).map(({ id, full_name, phone }) => ({ id, full_name, phone })),
        question: isAskedHere ? await questionText(deps, row) : "",
      };
    }),
  );
}

export function bloodRequestRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  addRoute(app, bloodRequestsCalls.sendBloodRequest, {
    description: "Stores a family's request for blood and puts a mail to the office in the queue.",
    body: requestRulesIn(deps).en.schema,
    reply: sendBloodRequestReply,
    handler: (request, reply) => handlePublicForm(request, reply, requestForm(deps)),
  });

  addAct(app, deps, bloodRequestsCalls.setBloodRequestState, {
    description: "Says whether donors are still looked for.",
    body: bloodRequestStateForm,
    act: recorded(async (trx, now, { id, state }) => {
      const change = await setRequestState(trx, id, state, now);
      if (!change) return { status: 404, message: inboxMessages.notFound };
      const isMoved = "needed_by" in change.after;
      const message = isMoved ? bloodRequestMessages.openToday : bloodRequestMessages.stateSet[state];
      return { ...changed, id, ...change, message };
    }),
  });

  addAct(app, deps, bloodRequestsCalls.setBloodRequestGroup, {
    description: "Writes down the patient's blood group once the hospital has said it.",
    body: bloodRequestGroupForm,
    act: recorded(async (trx, _now, { id, blood_group }) => {
      const change = await setRequestGroup(trx, id, blood_group);
      return change ? { ...changed, id, ...change } : { status: 404, message: inboxMessages.notFound };
    }),
    message: ({ blood_group }) => bloodRequestMessages.groupSet(blood_group),
  });

  addAct(app, deps, bloodRequestsCalls.closePastBloodRequests, {
    description: "Closes every open request whose day has passed.",
    act: recorded(async (trx, now) => {
      const closed = await closePastRequests(trx, now);
      const message = bloodRequestMessages.pastClosed(closed);
      return { action: "close past", noun: "blood request", id: "all", after: { closed }, message };
    }),
  });

  addRoute(app, bloodRequestsCalls.listOpenBloodRequests, {
    description: "The requests that still need donors, the soonest first, and those past their day.",
    reply: openBloodRequestsReply,
    handler: async () => {
      const { due, past, pastTotal } = await listOpenRequests(db, deskDay(deps.clock.now()));
      const [dueOnDesk, pastOnDesk] = [await onDesk(deps, due), await onDesk(deps, past)];
      return succeed({ due: dueOnDesk, past: pastOnDesk, pastTotal });
    },
  });

  addRoute(app, bloodRequestsCalls.readBloodRequest, {
    description: "One request, whatever its state, with the donors who have agreed to come.",
    query: openBloodRequestQuery,
    reply: bloodRequestReply,
    handler: async (request, reply) => {
      const row = await findRequest(db, request.query.id);
      const [found] = await onDesk(deps, row ? [row] : []);
      if (!row || !found) return reply.code(404).send(refuse(inboxMessages.notFound));
      const next = await countNextDonors(db, row, karachiDay(deps.clock.now()));
      return succeed({ request: found, next });
    },
  });

  addRoute(app, bloodRequestsCalls.readDonorTexts, {
    description: "In each language, to donors who are asked, have agreed to come, or gave blood.",
    query: donorTextsQuery,
    reply: donorTextsReply,
    refuses: [404],
    handler: async ({ query }, reply) => {
      const row = query.request === undefined ? undefined : await findRequest(db, query.request);
      if (query.request !== undefined && !row) return reply.code(404).send(refuse(inboxMessages.notFound));
      return succeed({ texts: await donorTexts(deps, row) });
    },
  });

  inboxRoutes(app, deps, {
    table: bloodRequestsTable,
    calls: {
      list: bloodRequestsCalls.listBloodRequests,
      update: bloodRequestsCalls.updateBloodRequest,
      remove: bloodRequestsCalls.deleteBloodRequest,
      export: bloodRequestsCalls.exportBloodRequests,
    },
    query: bloodRequestQuery,
    filter: filterRequests,
    urgent: (now) => listDueIds(db, deskDay(now)),
    csv: {
      Reference: ({ id }) => requestReference(id),
      State: ({ state, suspect }) => (suspect ? `${state} (${bloodRequestMessages.suspect})` : state),
      "Blood group": (row) => groupText(row.blood_group),
      Time: ({ needed_when }) => (needed_when === "day" ? "" : needed_when),
    },
  });
}
