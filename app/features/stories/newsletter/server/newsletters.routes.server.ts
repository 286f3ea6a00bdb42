import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { newsletterAdminCalls } from "#app/features/stories/newsletter/newsletter-admin.calls.ts";
import * as schema from "#app/features/stories/newsletter/newsletters.schema.ts";
import {
  newslettersMessages as messages,
  newsletterLimits,
} from "#app/features/stories/newsletter/newsletters-admin.messages.ts";
import { formatMoment } from "#app/lib/dates.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { signedIn } from "#server/http/session-check.ts";
import {
  cancelNewsletter,
  createNewsletter,
  deleteNewsletter,
  pauseNewsletter,
  previewMail,
  resumeNewsletter,
  sendNewsletter,
  testNewsletter,
  updateNewsletter,
} from "./newsletters.service.server.ts";
import { countReaders, listNewsletters } from "./newsletters.store.server.ts";

/** Newsletters: written, tested and sent by staff. */
export function newslettersRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  addRoute(app, newsletterAdminCalls.listNewsletters, {
    description: "A page of the newsletters, newest first, drafts among them.",
    query: schema.listNewslettersQuery,
    reply: schema.listNewslettersReply,
    handler: async ({ query }, reply) => {
      const { next, ...list } = await listNewsletters(db, { limit: newsletterLimits.list, ...query });
      if (next) reply.header("x-next-cursor", String(next));
      const readers_in = await countReaders(db);
      const readers = readers_in.en + readers_in.ur;
      return reply.send(succeed({ ...list, readers, readers_in, configured: deps.mail !== undefined }));
    },
  });

  addRoute(app, newsletterAdminCalls.createNewsletter, {
    description: "Nobody gets it before it is sent.",
    body: schema.newsletterForm,
    reply: schema.createNewsletterReply,
    once: true,
    handler: async (request, reply) => {
      const id = await createNewsletter(deps, signedIn(request), request.body);
      return reply.code(201).send(succeed({ message: messages.created, id, version: 1 }));
    },
  });

  addRoute(app, newsletterAdminCalls.updateNewsletter, {
    description:
      "An update that names an outdated `version` is refused with 409, and so is one of a newsletter that was sent.",
    body: schema.newsletterUpdate,
    reply: schema.updateNewsletterReply,
    handler: async (request, reply) => {
      const version = await updateNewsletter(deps, signedIn(request), request.body);
      if (typeof version !== "number") return refuseWith(reply, version.fault);
      return succeed({ message: messages.updated, version });
    },
  });

  addAct(app, deps, newsletterAdminCalls.deleteNewsletter, {
    description: "What was sent, to anybody, stays.",
    body: schema.newsletterNamed,
    act: (_, who, { id }) => deleteNewsletter(deps, who, id),
    message: messages.deleted,
  });

  addRoute(app, newsletterAdminCalls.previewNewsletter, {
    description: "As HTML and as plain text. It stores nothing and sends nothing.",
    body: schema.newsletterToPreview,
    reply: schema.previewNewsletterReply,
    config: { changesNothing: true },
    handler: async ({ body }, reply) => {
      const mail = await previewMail(deps, body);
      return "fault" in mail ? refuseWith(reply, mail.fault) : succeed(mail);
    },
  });

  addRoute(app, newsletterAdminCalls.testNewsletter, {
    description: "A mail to the address of the account that asks, of this version of the draft.",
    body: schema.newsletterTest,
    handler: async (request, reply) => {
      const email = await testNewsletter(deps, signedIn(request), request.body);
      return typeof email === "string"
        ? succeed({ message: messages.tested(email) })
        : refuseWith(reply, email.fault);
    },
  });

  addRoute(app, newsletterAdminCalls.sendNewsletter, {
    description:
      "To every reader who has confirmed by now, or those of one language, each once, at once or from an hour on. Refused while no test mail of this version was sent, unless `untested` is true.",
    body: schema.newsletterSending,
    reply: schema.sendNewsletterReply,
    handler: async (request, reply) => {
      const readers = await sendNewsletter(deps, signedIn(request), request.body);
      return typeof readers === "number"
        ? succeed({ message: startedText(readers, request.body.starts_at), readers })
        : refuseWith(reply, readers.fault);
    },
  });

  addAct(app, deps, newsletterAdminCalls.pauseNewsletter, {
    description: "Mails that are on their way still arrive.",
    body: schema.newsletterNamed,
    act: (_, who, { id }) => pauseNewsletter(deps, who, id),
    message: messages.paused,
  });

  addRoute(app, newsletterAdminCalls.resumeNewsletter, {
    description: "With another rate, where one is given. Who has had it does not get it again.",
    body: schema.newsletterResumption,
    handler: async (request, reply) => {
      const { id, per_minute } = request.body;
      const result = await resumeNewsletter(deps, signedIn(request), id, per_minute);
      return result ? refuseWith(reply, result.fault) : succeed({ message: messages.resumed });
    },
  });

  addAct(app, deps, newsletterAdminCalls.cancelNewsletter, {
    description: "Whoever has not had it yet does not get it. This cannot be taken back.",
    body: schema.newsletterNamed,
    act: (_, who, { id }) => cancelNewsletter(deps, who, id),
    message: messages.cancelled,
  });
}

const startedText = (readers: number, startsAt: string | undefined) =>
  startsAt ? messages.scheduled(readers, formatMoment(startsAt)) : messages.started(readers);
