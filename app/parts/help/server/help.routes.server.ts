import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { helpCalls } from "#app/parts/help/help.calls.ts";
import * as schema from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import * as writes from "#app/parts/help/help-desk.schema.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { clientKey } from "#server/http/client-address.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { sendCsv } from "#server/http/send-csv.ts";
import { casePaperRoutes } from "./case-papers.server.ts";
import { decideHelpRequest } from "./decide-help.server.ts";
import { monthColumns, monthLines } from "./export-help-month.server.ts";
import { helpForm, helpRulesIn, helpStatusRulesIn, readHelpStep } from "./help.service.server.ts";
import * as desk from "./help-desk.service.server.ts";
import { readHelpDetails } from "./help-details.server.ts";
import { listHelpRequests, readAgreements, readHelpTerms } from "./help-list.server.ts";
import { readHelpMonth } from "./help-month.server.ts";
import { helpPaperRoutes } from "./help-papers.server.ts";
import { makePapersLink } from "./help-texts.server.ts";

export function helpRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, helpCalls.askForHelp, {
    description: "Stores a family's request for help. The mail to the office has its reference alone.",
    body: helpRulesIn.en.schema,
    reply: schema.askForHelpReply,
    handler: (request, reply) => handlePublicForm(request, reply, helpForm(deps)),
  });

  addRoute(app, helpCalls.helpStatus, {
    description:
      "Received, visit planned, decided, being helped or closed, by the reference and the last four digits of the phone. After ten wrong digits of a reference one must wait.",
    body: helpStatusRulesIn.en.schema,
    reply: schema.helpStatusReply,
    handler: async (request, reply) => {
      const asker = { address: clientKey(request.ip), language: "en" } as const;
      const found = await readHelpStep(deps, request.body, asker);
      if ("step" in found) return reply.header("cache-control", "no-store").send(succeed(found));
      if (found.retryAfter) reply.header("retry-after", String(found.retryAfter));
      return reply.code(found.status).send(refuse(found.message));
    },
  });

  helpPaperRoutes(app, deps);
  casePaperRoutes(app, deps);
  helpDeskRoutes(app, deps);
}

/** The calls of /dashboard/help. */
function helpDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, helpAdminCalls.listHelpRequests, {
    description: "A page of the requests that match, the newest first if not asked otherwise.",
    query: schema.helpQuery,
    reply: schema.listHelpReply,
    handler: async (request, reply) => {
      const terms = await readHelpTerms(deps);
      const list = pageOf(reply, await listHelpRequests(db, terms, request.query));
      const kinds = terms.kinds.map(({ id, title }) => ({ id, title }));
      return succeed({ ...list, kinds, term: terms.termDays, agreement: await readAgreements(deps) });
    },
  });

  addRoute(app, helpAdminCalls.readHelpRequest, {
    description: "A request with its history, its papers and other requests of the same phone or CNIC.",
    query: schema.helpId,
    reply: schema.readHelpReply,
    handler: async (request, reply) => {
      const details = await readHelpDetails(deps, request.query.id);
      if (!details) return reply.code(404).send(refuse(messages.notFound));
      return reply.header("cache-control", "no-store").send(succeed(details));
    },
  });

  addAct(app, deps, helpAdminCalls.enterHelpRequest, {
    description: "Keeps what came by phone or at the door.",
    body: writes.helpEntry,
    reply: schema.enterHelpReply,
    config: { changesNothing: true },
    act: desk.enterHelpRequest,
    message: (_, { reference }) => messages.entered(reference),
    status: 201,
  });

  addAct(app, deps, helpAdminCalls.correctHelpRequest, {
    description: "Corrects who asks, where they live and what they need.",
    body: writes.helpCorrection,
    config: { changesNothing: true },
    act: desk.correctHelpRequest,
    message: messages.corrected,
  });

  addAct(app, deps, helpAdminCalls.noteHelpRequest, {
    description: "Adds a note to the history.",
    body: writes.helpNote,
    config: { changesNothing: true },
    act: desk.noteHelpRequest,
    message: messages.noted,
  });

  addAct(app, deps, helpAdminCalls.makePapersLink, {
    description: "Makes a link by which the family adds photos of papers, and the text that sends it.",
    body: schema.helpId,
    reply: schema.papersLinkReply,
    config: { changesNothing: true },
    act: makePapersLink,
    message: messages.linkMade,
    status: 201,
  });

  addAct(app, deps, helpAdminCalls.planHelpVisit, {
    description: "Says when the family is visited, and who is responsible.",
    body: writes.helpPlan,
    config: { changesNothing: true },
    act: desk.planHelpVisit,
    message: messages.planned,
  });

  addAct(app, deps, helpAdminCalls.recordHelpVisit, {
    description: "Writes down what was seen and said, and whether the family may receive Zakat.",
    body: writes.helpVisit,
    config: { changesNothing: true },
    act: desk.recordHelpVisit,
    message: messages.visited,
  });

  addAct(app, deps, helpAdminCalls.decideHelpRequest, {
    description: "Approves an amount, once or monthly, or declines or refers with a reason for the family.",
    body: writes.helpDecision,
    config: { changesNothing: true },
    waits: true,
    refuses: [404],
    act: decideHelpRequest,
    message: ({ outcome }) => messages.decided[outcome],
  });

  addAct(app, deps, helpAdminCalls.joinHelpRequests, {
    description: "Closes one request of a family and joins it to another.",
    body: writes.helpJoin,
    config: { changesNothing: true },
    act: desk.joinHelpRequests,
    message: messages.joined,
  });

  addAct(app, deps, helpAdminCalls.closeHelpRequest, {
    description: "Ends a request, with the reason and whether help was given.",
    body: writes.helpClosing,
    config: { changesNothing: true },
    act: desk.closeHelpRequest,
    message: messages.closed,
  });

  const readMonth = async (month: string | undefined) =>
    readHelpMonth(db, clock.now(), await readHelpTerms(deps), month);

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
