import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import { subscriberFilter, subscriptionLink } from "#app/parts/newsletter/newsletter.schema.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import { newsletterAdminCalls } from "#app/parts/newsletter/newsletter-admin.calls.ts";
import { subscriberNamed } from "#app/parts/newsletter/newsletters.schema.ts";
import { newslettersMessages } from "#app/parts/newsletter/newsletters-admin.messages.ts";
import { subscribersTable } from "#app/parts/newsletter/subscribers.table.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { recorded } from "#server/recorded.ts";
import { confirm, leave, leaveLink, newsletterForm, subscriptionBody } from "./newsletter.service.server.ts";
import { bringBackSubscriber, filterSubscribers } from "./newsletter.store.server.ts";
import { newslettersRoutes } from "./newsletters.routes.server.ts";

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

  addAct(app, deps, newsletterAdminCalls.bringBackSubscriber, {
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
      list: newsletterAdminCalls.listSubscribers,
      update: newsletterAdminCalls.updateSubscriber,
      remove: newsletterAdminCalls.deleteSubscriber,
      export: newsletterAdminCalls.exportSubscribers,
    },
    query: subscriberFilter,
    filter: filterSubscribers,
    csv: {
      // Whoever has not confirmed gets no newsletter, and so needs no link.
      "Link to leave": (row) => (row.state === "confirmed" ? leaveLink(deps, row.id, row.language) : ""),
    },
  });
}
