import { partFeatures } from "#app/parts/parts.server.ts";
import type { Feature } from "#server/deps.ts";
import { donationsFeature } from "./giving/donations/donations.feature.server.ts";
import { donationsDeskFeature } from "./giving/donations-desk/donations-desk.feature.server.ts";
import { fundsFeature } from "./giving/funds/funds.feature.server.ts";
import { receiptsFeature } from "./giving/receipts/receipts.feature.server.ts";
import { transferReportsFeature } from "./giving/transfer-reports/transfer-reports.feature.server.ts";
import { overviewRoutes } from "./pages/overview/overview.routes.server.ts";
import { pageViewsTerm } from "./pages/overview/page-views.terms.server.ts";
import { bloodDonorRoutes } from "./people/blood-donors/blood-donors.routes.server.ts";
import { bloodDonorsTable, donorCallsTable } from "./people/blood-donors/blood-donors.table.ts";
import { bloodRequestsFeature } from "./people/blood-requests/blood-requests.feature.server.ts";
import { contactFeature } from "./people/contact/contact.feature.server.ts";
import { savedAnswersFeature } from "./people/contact/saved-answers/saved-answers.feature.server.ts";
import { registrationsFeature } from "./people/registrations/registrations.feature.server.ts";
import { sharedStoryRoutes } from "./people/shared-stories/shared-stories.routes.server.ts";
import { sharedStoriesTable } from "./people/shared-stories/shared-stories.table.ts";
import { approvalsFeature } from "./staff/approvals/approvals.feature.server.ts";
import { auditRoutes } from "./staff/audit/audit.routes.server.ts";
import { auditTable } from "./staff/audit/audit.table.ts";
import { auditTerm } from "./staff/audit/audit.terms.server.ts";
import { binRoutes } from "./staff/bin/bin.routes.server.ts";
import { binRowsTable } from "./staff/bin/bin-rows.table.ts";
import { credentialsRoutes } from "./staff/credentials/credentials.routes.server.ts";
import { mailsTerm } from "./staff/outbox/mails.terms.server.ts";
import { outboxRoutes } from "./staff/outbox/outbox.routes.server.ts";
import { outboxTable } from "./staff/outbox/outbox.table.ts";
import { outdatedTextsRoutes } from "./staff/outdated-texts/outdated-texts.routes.server.ts";
import { partsFeature } from "./staff/parts/parts.feature.server.ts";
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
import { picturesFeature } from "./stories/pictures/pictures.feature.server.ts";

const session = {
  name: "Session",
  description: "Signing in and out, a forgotten password, one's own name and password.",
};
const administration = {
  name: "Administration",
  description: "Figures, the audit log, mails that wait, sample content, the system's state and its backup.",
};

const page = "/dashboard/settings";
const twoFactorNouns: Feature["nouns"] = {
  "authenticator app": { label: "authenticator app", page },
  passkey: { label: "passkey", page },
  "recovery code": { label: "recovery code", page },
  "recovery codes": { label: "recovery codes", many: "recovery codes", page },
  "second factor": { label: "second factor", page },
  "required second factor": {
    label: "requirement of a second factor",
    many: "the requirement of a second factor",
    page,
  },
};

/**
 * Every feature with a server side, the core's first: a receipt is there when the first donation starts its pledge. One
 * that has only calls needs no file of its own for that.
 */
export const features: readonly Feature[] = [
  {
    group: session,
    routes: sessionRoutes,
    nouns: {
      session: { label: "session", page: "/dashboard/sessions" },
      failure: { label: "wrong password" },
    },
  },
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
  contactFeature,
  savedAnswersFeature,
  registrationsFeature,
  {
    group: { name: "Blood donors", description: "People who offer blood, and the calls to them." },
    routes: bloodDonorRoutes,
    tables: [bloodDonorsTable, donorCallsTable],
  },
  bloodRequestsFeature,
  {
    group: { name: "Shared stories", description: "Stories that people send us, and their inbox." },
    routes: sharedStoryRoutes,
    tables: [sharedStoriesTable],
  },
  donationsFeature,
  donationsDeskFeature,
  receiptsFeature,
  fundsFeature,
  transferReportsFeature,
  { group: administration, routes: outboxRoutes, tables: [outboxTable], terms: [mailsTerm] },
  usersFeature,
  approvalsFeature,
  { group: session, routes: credentialsRoutes },
  {
    group: session,
    routes: twoFactorRoutes,
    nouns: twoFactorNouns,
  },
  { group: administration, routes: auditRoutes, tables: [auditTable], terms: [auditTerm] },
  {
    group: { name: "Bin", description: "What was deleted and can still be brought back." },
    routes: binRoutes,
    tables: [binRowsTable],
  },
  {
    group: { name: "Versions", description: "Earlier versions of what staff edit." },
    exported: { versions: "Earlier versions of texts, news, events, slides and the banner: `value` is JSON" },
    routes: versionsRoutes,
  },
  {
    group: {
      name: "Outdated texts",
      description: "Texts whose other language was changed since.",
    },
    routes: outdatedTextsRoutes,
  },
  {
    group: administration,
    routes: sampleContentRoutes,
    nouns: {
      "sample content": {
        label: "sample content",
        many: "sample content",
        page: "/dashboard/sample-content",
      },
    },
  },
  {
    group: administration,
    routes: overviewRoutes,
    terms: [pageViewsTerm],
    exported: {
      page_views: "How often each page was seen, by day",
      page_view_months: "How often each page was seen, by month, from before the days",
    },
  },
  {
    group: administration,
    routes: systemRoutes,
    nouns: {
      clock: { label: "clock of the server", page: "/dashboard/system" },
      backup: { label: "backup", many: "a backup", page: "/dashboard/system" },
    },
    exported: { demonstration: "A row says that all of this is invented, as a demonstration" },
  },
  partsFeature,
  ...partFeatures,
];
