import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import * as schema from "#app/parts/newsletter/newsletters.schema.ts";
import {
  newslettersMessages as messages,
  newsletterLimits,
  newslettersMessages,
  subscriberFilter,
  subscriberNamed,
  subscriptionLink,
} from "#app/parts/newsletter/newsletters.schema.ts";
import { subscribersTable } from "#app/parts/newsletter/subscribers.table.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { confirm, leave, newsletterForm, subscriptionBody } from "./newsletter.service.server.ts";
import { bringBackSubscriber, filterSubscribers } from "./newsletter.store.server.ts";
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

const t = textIn("en", newsletterWords);

export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, newsletterCalls.subscribe, {
    description: "Mails a link to confirm. The reply is the same whether the address is known or not.",
    body: subscriptionBody,
    handler: (request, reply) =>
      handlePublicForm(request, reply, newsletterForm(deps, request.body.language)),
  });

  addRoute(app, newsletterCalls.confirmSubscription, {
    description: "Confirms with the token of the mailed link.",
    body: subscriptionLink,
    handler: async (request, reply) =>
      (await confirm(deps, request.body.token))
        ? succeed({ message: t("confirmed") })
        : reply.code(422).send(refuse(t("badLink"))),
  });

  addRoute(app, newsletterCalls.unsubscribe, {
    description: "Leaves with the token that every issue carries.",
    body: subscriptionLink,
    handler: async (request, reply) =>
      (await leave(deps, request.body.token))
        ? succeed({ message: t("left") })
        : reply.code(422).send(refuse(t("badLink"))),
  });

  newslettersRoutes(app, deps);

  addAct(app, deps, newsletterCalls.bringBackSubscriber, {
    description: "Newsletters to this address bounced. From the next one on the reader gets them again.",
    body: subscriberNamed,
    act: recorded(async (trx, _now, { id }) =>
      (await bringBackSubscriber(trx, id))
        ? { action: "bring back", noun: "subscriber", id }
        : { status: 409, message: newslettersMessages.notSetAside },
    ),
    message: newslettersMessages.broughtBack,
  });

  inboxRoutes(app, deps, {
    table: subscribersTable,
    calls: {
      list: newsletterCalls.listSubscribers,
      update: newsletterCalls.updateSubscriber,
      remove: newsletterCalls.deleteSubscriber,
      export: newsletterCalls.exportSubscribers,
    },
    query: subscriberFilter,
    filter: filterSubscribers,
  });
}

/** Newsletters: written, tested and sent by staff. */
function newslettersRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  addRoute(app, newsletterCalls.listNewsletters, {
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

  addAct(app, deps, newsletterCalls.createNewsletter, {
    description: "Nobody gets it before it is sent.",
    body: schema.newsletterForm,
    reply: schema.createNewsletterReply,
    once: true,
    act: createNewsletter,
    message: messages.created,
    status: 201,
  });

  addAct(app, deps, newsletterCalls.updateNewsletter, {
    description:
      "An update that names an outdated `version` is refused with 409, and so is one of a newsletter that was sent.",
    body: schema.newsletterUpdate,
    reply: schema.updateNewsletterReply,
    act: updateNewsletter,
    message: messages.updated,
  });

  addAct(app, deps, newsletterCalls.deleteNewsletter, {
    description: "What was sent, to anybody, stays.",
    body: schema.newsletterNamed,
    act: deleteNewsletter,
    message: messages.deleted,
  });

  addRoute(app, newsletterCalls.previewNewsletter, {
    description: "As HTML and as plain text. It stores nothing and sends nothing.",
    body: schema.newsletterToPreview,
    reply: schema.previewNewsletterReply,
    config: { changesNothing: true },
    handler: async ({ body }, reply) => {
      const mail = await previewMail(deps, body);
      return "fault" in mail ? refuseWith(reply, mail.fault) : succeed(mail);
    },
  });

  addRoute(app, newsletterCalls.testNewsletter, {
    description: "A mail to the address of the account that asks, of this version of the draft.",
    body: schema.newsletterTest,
    handler: async (request, reply) => {
      const email = await testNewsletter(deps, signedIn(request), request.body);
      return typeof email === "string"
        ? succeed({ message: messages.tested(email) })
        : refuseWith(reply, email.fault);
    },
  });

  addAct(app, deps, newsletterCalls.sendNewsletter, {
    description:
      "To every reader who has confirmed by now, or those of one language, each once, at once or from an hour on. Refused while no test mail of this version was sent, unless `untested` is true.",
    body: schema.newsletterSending,
    reply: schema.sendNewsletterReply,
    act: sendNewsletter,
    message: ({ starts_at }, { readers }) =>
      starts_at ? messages.scheduled(readers, formatMoment(starts_at)) : messages.started(readers),
  });

  addAct(app, deps, newsletterCalls.pauseNewsletter, {
    description: "Mails that are on their way still arrive.",
    body: schema.newsletterNamed,
    act: pauseNewsletter,
    message: messages.paused,
  });

  addAct(app, deps, newsletterCalls.resumeNewsletter, {
    description: "With another rate, where one is given. Who has had it does not get it again.",
    body: schema.newsletterResumption,
    act: resumeNewsletter,
    message: messages.resumed,
  });

  addAct(app, deps, newsletterCalls.cancelNewsletter, {
    description: "Whoever has not had it yet does not get it. This cannot be taken back.",
    body: schema.newsletterNamed,
    act: cancelNewsletter,
    message: messages.cancelled,
  });
}
