import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { registrationsCalls } from "./registrations.calls.ts";
import {
  registrationMailsQuery,
  registrationMailsReply,
  registrationQuery,
  registrationStateForm,
  registrationStateReply,
} from "./registrations.schema.ts";
import { registrationFormIn, registrations } from "./registrations.service.server.ts";
import { filterRegistrations } from "./registrations.store.server.ts";
import { registrationsTable } from "./registrations.table.ts";
import { registrationStateMessages } from "./registrations-admin.messages.ts";
import { decideRegistration, readRegistrationMails } from "./registrations-states.service.server.ts";

export function registrationRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, registrationsCalls.sendRegistration, {
    description: "Stores a registration and puts a mail to the office in the queue.",
    body: registrationFormIn.en,
    handler: (request, reply) => handlePublicForm(request, reply, registrations(deps)),
  });

  addRoute(app, registrationsCalls.setRegistrationState, {
    description:
      "Says how far a registration has come, and mails the person if that is asked for, once: of two who decide at the same time one is refused.",
    body: registrationStateForm,
    reply: registrationStateReply,
    handler: async (request, reply) => {
      const saved = await decideRegistration(deps, signedIn(request), request.body);
      if ("status" in saved) return refuseWith(reply, saved);
      const { state, state_at, state_by } = saved;
      return succeed({
        state,
        state_at,
        state_by,
        message: registrationStateMessages.saved(state, request.body.mail && saved.email !== ""),
      });
    },
  });

  addRoute(app, registrationsCalls.readRegistrationMails, {
    description: "What a person of each kind gets by mail in each state, and whether mails can go.",
    query: registrationMailsQuery,
    reply: registrationMailsReply,
    handler: async ({ query: { language } }) =>
      succeed({
        works: deps.env.mail.url !== undefined,
        mails: await readRegistrationMails(deps, language),
      }),
  });

  inboxRoutes(app, deps, {
    table: registrationsTable,
    calls: {
      list: registrationsCalls.listRegistrations,
      update: registrationsCalls.updateRegistration,
      remove: registrationsCalls.deleteRegistration,
      export: registrationsCalls.exportRegistrations,
    },
    query: registrationQuery,
    filter: (query) => filterRegistrations(query),
  });
}
