import { textIn } from "#app/lib/words.server.ts";
import type { Feature } from "#server/deps.ts";
import { smtpMail } from "#server/mail/smtp.ts";
import { newsletterCalls } from "./newsletter.calls.ts";
import { newsletterFormWords } from "./newsletter.words.ts";
import { newsletterRoutes } from "./server/newsletter.routes.server.ts";
import { newsletterGuard } from "./server/newsletter.service.server.ts";
import { connections, startDelivering } from "./server/newsletter-deliver.server.ts";
import { deliveriesTerm } from "./server/newsletter-deliveries.terms.server.ts";
import { subscribersTable } from "./subscribers.table.ts";

export const newsletterFeature: Feature = {
  group: {
    name: "Newsletter",
    description: "Subscribing and leaving, the list of subscribers, and the newsletters that they get.",
  },
  nouns: { newsletter: { label: "newsletter", page: "/dashboard/newsletters" } },
  exported: {
    newsletters:
      "Newsletters with what became of them: `content` is Markdown, `html` and `text` the mail as it was sent",
    newsletter_deliveries:
      "Which reader got which newsletter: `newsletter_id` is of newsletters, `subscriber_id` of subscribers",
  },
  tables: [subscribersTable],
  terms: [deliveriesTerm],
  routes: newsletterRoutes,
  work({ env: { mail, siteUrl }, db, clock, log, metrics }) {
    if (!mail.url) return { stop: async () => undefined };
    // Connections of its own: a mail of the outbox never waits behind a newsletter.
    const bulk = smtpMail(mail.url, mail.from, { connections, replyTo: mail.office });
    return startDelivering({ db, mail: bulk, clock, log, siteUrl, metrics });
  },
  async footerForm(deps, language) {
    const t = textIn(language, newsletterFormWords);
    return {
      id: "newsletter",
      title: t("title"),
      about: t("about"),
      page: "/newsletter",
      call: newsletterCalls.subscribe.path,
      label: t("email"),
      placeholder: t("placeholder"),
      submit: t("subscribe"),
      failed: t("failed"),
      badEmail: t("badEmail"),
      token: await newsletterGuard(deps).token(),
    };
  },
  media: [
    {
      table: "newsletters",
      column: "content",
      holds: "text",
      use: {
        noun: "Newsletter",
        key: "id",
        name: "subject",
        to: (id) => `/dashboard/newsletters?edit=${id}`,
      },
      // Mails that have gone out show the former file.
      keepsFile: true,
    },
  ],
};
