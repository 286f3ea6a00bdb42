import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { newsletterAdminCalls } from "#app/parts/newsletter/newsletter-admin.calls.ts";
import * as schema from "#app/parts/newsletter/newsletters.schema.ts";
import {
  newslettersMessages as messages,
  newsletterLimits,
} from "#app/parts/newsletter/newsletters-admin.messages.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { pageOf } from "#server/http/next-page.ts";
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
      const list = pageOf(reply, await listNewsletters(db, { limit: newsletterLimits.list, ...query }));
      const readers_in = await countReaders(db);
      const readers = readers_in.en + readers_in.ur;
      return reply.send(succeed({ ...list, readers, readers_in, configured: deps.mail !== undefined }));
    },
  });

  addAct(app, deps, newsletterAdminCalls.createNewsletter, {
    description: "Nobody gets it before it is sent.",
    body: schema.newsletterForm,
    reply: schema.createNewsletterReply,
    once: true,
    act: createNewsletter,
    message: messages.created,
    status: 201,
  });

  addAct(app, deps, newsletterAdminCalls.updateNewsletter, {
    description:
      "An update that names an outdated `version` is refused with 409, and so is one of a newsletter that was sent.",
    body: schema.newsletterUpdate,
    reply: schema.updateNewsletterReply,
    act: updateNewsletter,
    message: messages.updated,
  });

  addAct(app, deps, newsletterAdminCalls.deleteNewsletter, {
    description: "What was sent, to anybody, stays.",
    body: schema.newsletterNamed,
    act: deleteNewsletter,
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

  addAct(app, deps, newsletterAdminCalls.sendNewsletter, {
    description:
      "To every reader who has confirmed by now, or those of one language, each once, at once or from an hour on. Refused while no test mail of this version was sent, unless `untested` is true.",
    body: schema.newsletterSending,
    reply: schema.sendNewsletterReply,
    act: sendNewsletter,
    message: ({ starts_at }, { readers }) =>
      starts_at ? messages.scheduled(readers, formatMoment(starts_at)) : messages.started(readers),
  });

  addAct(app, deps, newsletterAdminCalls.pauseNewsletter, {
    description: "Mails that are on their way still arrive.",
    body: schema.newsletterNamed,
    act: pauseNewsletter,
    message: messages.paused,
  });

  addAct(app, deps, newsletterAdminCalls.resumeNewsletter, {
    description: "With another rate, where one is given. Who has had it does not get it again.",
    body: schema.newsletterResumption,
    act: resumeNewsletter,
    message: messages.resumed,
  });

  addAct(app, deps, newsletterAdminCalls.cancelNewsletter, {
    description: "Whoever has not had it yet does not get it. This cannot be taken back.",
    body: schema.newsletterNamed,
    act: cancelNewsletter,
    message: messages.cancelled,
  });
}
