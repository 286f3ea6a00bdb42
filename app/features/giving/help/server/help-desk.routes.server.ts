import type { FastifyInstance, FastifyReply } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { helpPapersPath } from "#app/features/giving/help/help.messages.ts";
import * as schema from "#app/features/giving/help/help.schema.ts";
import { helpAdminCalls } from "#app/features/giving/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/features/giving/help/help-admin.messages.ts";
import * as writes from "#app/features/giving/help/help-desk.schema.ts";
import type { Fault } from "#app/features/giving/ledger/refusal.ts";
import { recordChange } from "#server/audit.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { sendCsv } from "#server/http/send-csv.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { decideHelpRequest } from "./decide-help.server.ts";
import { exportedHelp, helpColumns, monthColumns, monthLines } from "./export-help.server.ts";
import * as desk from "./help-desk.service.server.ts";
import { readHelpDetails } from "./help-details.server.ts";
import { listHelpRequests, readHelpTerms } from "./help-list.server.ts";
import { readHelpMonth } from "./help-month.server.ts";

/** The calls of /dashboard/help. */
export function helpDeskRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const replyWith = (reply: FastifyReply, fault: Fault | undefined, message: string) =>
    fault ? refuseWith(reply, fault) : reply.send(succeed({ message }));

  addRoute(app, helpAdminCalls.listHelpRequests, {
    description: "A page of the requests that match, the newest first if not asked otherwise.",
    query: schema.helpQuery,
    reply: schema.listHelpReply,
    handler: async (request, reply) => {
      const terms = await readHelpTerms(services);
      const { rows, next } = await listHelpRequests(db, terms, request.query);
      if (next) reply.header("x-next-cursor", next);
      const kinds = terms.kinds.map(({ id, title }) => ({ id, title }));
      return reply.send(succeed({ rows, kinds, term: terms.termDays }));
    },
  });

  addRoute(app, helpAdminCalls.readHelpRequest, {
    description: "A request with its history, its papers and other requests of the same phone or CNIC.",
    query: schema.helpId,
    reply: schema.readHelpReply,
    handler: async (request, reply) => {
      const details = await readHelpDetails(services, request.query.id);
      if (!details) return reply.code(404).send(refuse(messages.notFound));
      return reply.header("cache-control", "no-store").send(succeed(details));
    },
  });

  addRoute(app, helpAdminCalls.enterHelpRequest, {
    description: "Keeps what came by phone or at the door.",
    body: writes.helpEntry,
    reply: schema.askForHelpReply,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const entered = await desk.enterHelpRequest(services, signedIn(request), request.body);
      if (entered.fault) return refuseWith(reply, entered.fault);
      const { reference, token } = entered;
      const papers = `${helpPapersPath}?token=${token}`;
      return reply.code(201).send(succeed({ message: messages.entered(reference), reference, papers }));
    },
  });

  addRoute(app, helpAdminCalls.correctHelpRequest, {
    description: "Corrects who asks, where they live and what they need.",
    body: writes.helpCorrection,
    config: { changesNothing: true },
    handler: async (request, reply) =>
      replyWith(
        reply,
        await desk.correctHelpRequest(services, signedIn(request), request.body),
        messages.corrected,
      ),
  });

  addRoute(app, helpAdminCalls.noteHelpRequest, {
    description: "Adds a note to the history.",
    body: writes.helpNote,
    config: { changesNothing: true },
    handler: async (request, reply) =>
      replyWith(reply, await desk.noteHelpRequest(services, signedIn(request), request.body), messages.noted),
  });

  addRoute(app, helpAdminCalls.planHelpVisit, {
    description: "Says when the family is visited, and who is responsible.",
    body: writes.helpPlan,
    config: { changesNothing: true },
    handler: async (request, reply) =>
      replyWith(reply, await desk.planHelpVisit(services, signedIn(request), request.body), messages.planned),
  });

  addRoute(app, helpAdminCalls.recordHelpVisit, {
    description: "Writes down what was seen and said, and whether the family may receive Zakat.",
    body: writes.helpVisit,
    config: { changesNothing: true },
    handler: async (request, reply) =>
      replyWith(
        reply,
        await desk.recordHelpVisit(services, signedIn(request), request.body),
        messages.visited,
      ),
  });

  addRoute(app, helpAdminCalls.decideHelpRequest, {
    description: "Approves an amount, once or monthly, or declines or refers with a reason for the family.",
    body: writes.helpDecision,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const { fault, waits } = await decideHelpRequest(services, signedIn(request), request.body);
      if (waits) return reply.code(202).send(succeed({ message: waits }));
      return replyWith(reply, fault, messages.decided[request.body.outcome]);
    },
  });

  addRoute(app, helpAdminCalls.joinHelpRequests, {
    description: "Closes one request of a family and joins it to another.",
    body: writes.helpJoin,
    config: { changesNothing: true },
    handler: async (request, reply) =>
      replyWith(
        reply,
        await desk.joinHelpRequests(services, signedIn(request), request.body),
        messages.joined,
      ),
  });

  addRoute(app, helpAdminCalls.closeHelpRequest, {
    description: "Ends a request, with the reason and whether help was given.",
    body: writes.helpClosing,
    config: { changesNothing: true },
    handler: async (request, reply) =>
      replyWith(
        reply,
        await desk.closeHelpRequest(services, signedIn(request), request.body),
        messages.closed,
      ),
  });

  addRoute(app, helpAdminCalls.exportHelpRequests, {
    description: "Every field of the requests that match, as a file for spreadsheets.",
    query: schema.helpFilter,
    reply: "file",
    handler: async (request, reply) => {
      const change = { action: "export", noun: desk.noun, id: "all" };
      await recordChange(db, clock.now(), signedIn(request), change);
      const rows = exportedHelp(db, await readHelpTerms(services), request.query);
      return sendCsv(reply, { file: "help_requests.csv", rows, columns: helpColumns });
    },
  });

  const readMonth = async (month: string | undefined) =>
    readHelpMonth(db, clock.now(), await readHelpTerms(services), month);

  addRoute(app, helpAdminCalls.readHelpMonth, {
    description: "How many asked, were visited, helped and declined in a month, and how long they waited.",
    query: schema.helpMonthQuery,
    reply: schema.helpMonthReply,
    handler: async (request) => succeed(await readMonth(request.query.month)),
  });

  addRoute(app, helpAdminCalls.exportHelpMonth, {
    description: "The same as a file for spreadsheets, without names.",
    query: schema.helpMonthQuery,
    reply: "file",
    handler: async (request, reply) => {
      const month = await readMonth(request.query.month);
      const file = `help-${month.month}.csv`;
      return sendCsv(reply, { file, rows: monthLines(month), columns: monthColumns });
    },
  });
}
