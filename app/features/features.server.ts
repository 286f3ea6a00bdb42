import type { Feature } from "#server/feature.ts";
import { statementRoutes } from "./giving/bank-statements/server/bank-statements.routes.server.ts";
import { statementMonthRoutes } from "./giving/bank-statements/server/bank-statements-months.routes.server.ts";
import { lineBookingAct } from "./giving/bank-statements/server/book-line.server.ts";
import { joinAct } from "./giving/bank-statements/server/confirm-by-line.server.ts";
import { closingsFeature } from "./giving/closings/closings.feature.server.ts";
import { donationsFeature } from "./giving/donations/donations.feature.server.ts";
import { donationsDeskFeature } from "./giving/donations-desk/donations-desk.feature.server.ts";
import { entryCancellationAct, fundEntryAct } from "./giving/funds/funds-entries.service.server.ts";
import { payoutRoutes } from "./giving/funds/funds-payouts.routes.server.ts";
import { cancellationAct, payoutAct } from "./giving/funds/funds-payouts.service.server.ts";
import { helpFeature } from "./giving/help/help.feature.server.ts";
import { helpPaymentsFeature } from "./giving/help-payments/help-payments.routes.server.ts";

import { openBooksFeature } from "./giving/open-books/open-books.feature.server.ts";
import { pledgesFeature } from "./giving/pledges/pledges.feature.server.ts";
import { receiptsFeature } from "./giving/receipts/receipts.feature.server.ts";
import { transferReportsFeature } from "./giving/transfer-reports/transfer-reports.feature.server.ts";
import { overviewRoutes } from "./pages/overview/overview.routes.server.ts";
import { bloodDonorRoutes } from "./people/blood-donors/blood-donors.routes.server.ts";
import { bloodRequestRoutes } from "./people/blood-requests/blood-requests.routes.server.ts";
import { startFollowingRequests } from "./people/blood-requests/request-questions.server.ts";
import { contactRoutes } from "./people/contact/contact.routes.server.ts";
import { binnedMessages } from "./people/contact/contact-bin.server.ts";
import { savedAnswersFeature } from "./people/contact/saved-answers/saved-answers.feature.server.ts";
import { personalDataRoutes, startEmptyingLog } from "./people/personal-data/personal-data.routes.server.ts";
import { registrationRoutes } from "./people/registrations/registrations.routes.server.ts";
import { binnedRegistrations } from "./people/registrations/registrations-bin.server.ts";
import { retentionFeature } from "./people/retention/retention.feature.server.ts";
import { sharedStoryRoutes } from "./people/shared-stories/shared-stories.routes.server.ts";
import { approvalsFeature } from "./staff/approvals/approvals.feature.server.ts";
import { auditRoutes } from "./staff/audit/audit.routes.server.ts";
import { binRoutes } from "./staff/bin/bin.routes.server.ts";
import { credentialsRoutes } from "./staff/credentials/credentials.routes.server.ts";
import { joinedTranslationsRoutes } from "./staff/joined-translations/joined-translations.routes.server.ts";
import { outboxRoutes } from "./staff/outbox/outbox.routes.server.ts";
import { outdatedTextsRoutes } from "./staff/outdated-texts/outdated-texts.routes.server.ts";
import { sampleContentRoutes } from "./staff/sample-content/sample-content.routes.server.ts";
import { sessionRoutes } from "./staff/session/session.routes.server.ts";
import { systemRoutes } from "./staff/system/system.routes.server.ts";
import { twoFactorRoutes } from "./staff/two-factor/two-factor.routes.server.ts";
import { usersFeature } from "./staff/users/users.feature.server.ts";
import { versionsRoutes } from "./staff/versions/versions.routes.server.ts";
import { adsFeature } from "./stories/ads/ads.feature.server.ts";
import { bannerFeature } from "./stories/banner/banner.feature.server.ts";
import { blogFeature } from "./stories/blog/blog.feature.server.ts";
import { contentFeature } from "./stories/content/content.feature.server.ts";
import { eventsFeature } from "./stories/events/events.feature.server.ts";
import { feedFeature } from "./stories/feed/feed.feature.server.ts";
import { galleryFeature } from "./stories/gallery/gallery.feature.server.ts";
import { headlineFeature } from "./stories/headline/headline.feature.server.ts";
import { heroFeature } from "./stories/hero/hero.feature.server.ts";
import { newsletterFeature } from "./stories/newsletter/newsletter.feature.server.ts";
import { picturesFeature } from "./stories/pictures/pictures.feature.server.ts";

const session = {
  name: "Session",
  description: "Signing in and out, a forgotten password, one's own name and password.",
};
const administration = {
  name: "Administration",
  description: "Figures, the audit log, mails that wait, sample content, the system's state and its backup.",
};

/** Every feature with a server side. One that has only calls needs no file of its own for that. */
export const features: readonly Feature[] = [
  { group: session, routes: sessionRoutes },
  headlineFeature,
  bannerFeature,
  feedFeature,
  blogFeature,
  heroFeature,
  adsFeature,
  eventsFeature,
  galleryFeature,
  picturesFeature,
  contentFeature,
  {
    group: { name: "Contact", description: "Messages of the contact form and their inbox." },
    routes: contactRoutes,
    bin: [binnedMessages],
  },
  savedAnswersFeature,
  {
    group: {
      name: "Registrations",
      description: "Interns, members, volunteers and applicants, and their inbox.",
    },
    routes: registrationRoutes,
    bin: [binnedRegistrations],
  },
  {
    group: { name: "Blood donors", description: "People who offer blood, and the calls to them." },
    routes: bloodDonorRoutes,
  },
  {
    group: { name: "Blood requests", description: "Families who need blood, and their inbox." },
    routes: bloodRequestRoutes,
    work: startFollowingRequests,
  },
  {
    group: { name: "Shared stories", description: "Stories that people send us, and their inbox." },
    routes: sharedStoryRoutes,
  },
  newsletterFeature,
  donationsFeature,
  donationsDeskFeature,
  // Receipts before pledges: the receipt is there when the first donation starts its pledge.
  receiptsFeature,
  pledgesFeature,
  {
    group: { name: "Funds", description: "What each fund has received and paid out." },
    routes: payoutRoutes,
    acts: [payoutAct, cancellationAct, fundEntryAct, entryCancellationAct],
  },
  helpPaymentsFeature,
  helpFeature,
  transferReportsFeature,
  {
    group: { name: "Bank statements", description: "Their lines, and the gifts that these pay." },
    routes: (app, deps) => {
      statementRoutes(app, deps);
      statementMonthRoutes(app, deps);
    },
    acts: [joinAct, lineBookingAct],
  },
  closingsFeature,
  openBooksFeature,
  { group: administration, routes: outboxRoutes },
  usersFeature,
  approvalsFeature,
  { group: session, routes: credentialsRoutes },
  { group: session, routes: twoFactorRoutes },
  {
    group: { name: "Personal data", description: "What is stored of one person: found, exported, erased." },
    routes: personalDataRoutes,
    work: startEmptyingLog,
  },
  { group: administration, routes: auditRoutes },
  {
    group: { name: "Bin", description: "What was deleted and can still be brought back." },
    routes: binRoutes,
  },
  {
    group: { name: "Versions", description: "Earlier versions of what staff edit." },
    routes: versionsRoutes,
  },
  {
    group: {
      name: "Joined translations",
      description: "Posts and events that were one row in each language.",
    },
    routes: joinedTranslationsRoutes,
  },
  {
    group: {
      name: "Outdated texts",
      description: "Texts whose other language was changed since.",
    },
    routes: outdatedTextsRoutes,
  },
  { group: administration, routes: sampleContentRoutes },
  { group: administration, routes: overviewRoutes },
  { group: administration, routes: systemRoutes },
  retentionFeature,
];
