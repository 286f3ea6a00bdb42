import { urlOf } from "#app/contract/call.ts";
import { donationsCalls } from "#app/features/giving/donations/donations.calls.ts";
import { donationsDeskCalls } from "#app/features/giving/donations-desk/donations-desk.calls.ts";
import { fundsCalls } from "#app/features/giving/funds/funds.calls.ts";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import { transferReportsCalls } from "#app/features/giving/transfer-reports/transfer-reports.calls.ts";
import { transferReportsAdminCalls } from "#app/features/giving/transfer-reports/transfer-reports-admin.calls.ts";
import { overviewCalls } from "#app/features/pages/overview/overview.calls.ts";
import { bloodDonorsCalls } from "#app/features/people/blood-donors/blood-donors.calls.ts";
import { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { contactCalls } from "#app/features/people/contact/contact.calls.ts";
import { savedAnswersCalls } from "#app/features/people/contact/saved-answers/saved-answers.calls.ts";
import { registrationsCalls } from "#app/features/people/registrations/registrations.calls.ts";
import { sharedStoriesCalls } from "#app/features/people/shared-stories/shared-stories.calls.ts";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { auditCalls } from "#app/features/staff/audit/audit.calls.ts";
import { binCalls } from "#app/features/staff/bin/bin.calls.ts";
import { credentialsCalls } from "#app/features/staff/credentials/credentials.calls.ts";
import { outboxCalls } from "#app/features/staff/outbox/outbox.calls.ts";
import { outdatedTextsCalls } from "#app/features/staff/outdated-texts/outdated-texts.calls.ts";
import { partsCalls } from "#app/features/staff/parts/parts.calls.ts";
import { sampleContentCalls } from "#app/features/staff/sample-content/sample-content.calls.ts";
import { sessionCalls } from "#app/features/staff/session/session.calls.ts";
import { sessionAdminCalls } from "#app/features/staff/session/session-admin.calls.ts";
import { systemCalls } from "#app/features/staff/system/system.calls.ts";
import { twoFactorCalls } from "#app/features/staff/two-factor/two-factor.calls.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { versionsCalls } from "#app/features/staff/versions/versions.calls.ts";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import { adsAdminCalls } from "#app/features/stories/ads/ads-admin.calls.ts";
import { bannerCalls } from "#app/features/stories/banner/banner.calls.ts";
import { bannerAdminCalls } from "#app/features/stories/banner/banner-admin.calls.ts";
import { blogCalls } from "#app/features/stories/blog/blog.calls.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { contentCalls } from "#app/features/stories/content/content.calls.ts";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import { feedCalls } from "#app/features/stories/feed/feed.calls.ts";
import { galleryCalls } from "#app/features/stories/gallery/gallery.calls.ts";
import { headlineCalls } from "#app/features/stories/headline/headline.calls.ts";
import { heroCalls } from "#app/features/stories/hero/hero.calls.ts";
import { picturesCalls } from "#app/features/stories/pictures/pictures.calls.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { closingsCalls } from "#app/parts/closings/closings.calls.ts";
import { helpCalls } from "#app/parts/help/help.calls.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpPaymentsCalls } from "#app/parts/help/help-payments/help-payments.calls.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import { openBooksCalls } from "#app/parts/open-books/open-books.calls.ts";
import { personalDataCalls } from "#app/parts/personal-data/personal-data.calls.ts";
import { retentionCalls } from "#app/parts/personal-data/retention/retention.calls.ts";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";

/** Every call of the product by its name, as the tests make them. architecture.test.ts holds that none is left out. Tests
 * that make all of them make them in this order: what is deleted has been used before. */
export const allCalls = {
  ...sessionCalls,
  ...headlineCalls,
  ...bannerCalls,
  ...feedCalls,
  ...eventsCalls,
  ...galleryCalls,
  ...blogCalls,
  ...adsCalls,
  ...heroCalls,
  ...contactCalls,
  ...bloodDonorsCalls,
  ...registrationsCalls,
  ...bloodRequestsCalls,
  ...sharedStoriesCalls,
  ...helpCalls,
  ...newsletterCalls,
  ...donationsCalls,
  ...transferReportsCalls,
  ...pledgesCalls,
  ...sessionAdminCalls,
  ...credentialsCalls,
  ...twoFactorCalls,
  ...bannerAdminCalls,
  ...usersCalls,
  ...eventsAdminCalls,
  ...blogAdminCalls,
  ...picturesCalls,
  ...adsAdminCalls,
  ...savedAnswersCalls,
  ...helpAdminCalls,
  ...contentCalls,
  ...personalDataCalls,
  ...transferReportsAdminCalls,
  ...bankStatementsCalls,
  ...donationsDeskCalls,
  ...receiptsCalls,
  ...fundsCalls,
  ...closingsCalls,
  ...helpPaymentsCalls,
  ...openBooksCalls,
  ...overviewCalls,
  ...approvalsCalls,
  ...auditCalls,
  ...binCalls,
  ...versionsCalls,
  ...outdatedTextsCalls,
  ...outboxCalls,
  ...retentionCalls,
  ...systemCalls,
  ...sampleContentCalls,
  // Last: a part that is off answers no call any more.
  ...partsCalls,
};

export type CallName = keyof typeof allCalls;

export const callUrl = (name: CallName, query?: object): string => urlOf(allCalls[name], query);
