import type { z } from "zod";
import type * as ads from "#app/features/ads/ads.schema.ts";
import type * as audit from "#app/features/audit/audit.schema.ts";
import type * as statements from "#app/features/bank-statements/bank-statements.schema.ts";
import type * as banner from "#app/features/banner/banner.schema.ts";
import type * as blog from "#app/features/blog/blog.schema.ts";
import type * as bloodDonors from "#app/features/blood-donors/blood-donors.schema.ts";
import type * as bloodRequests from "#app/features/blood-requests/blood-requests.schema.ts";
import type * as contact from "#app/features/contact/contact.schema.ts";
import type * as content from "#app/features/content/content.schema.ts";
import type * as credentials from "#app/features/credentials/credentials.schema.ts";
import type * as desk from "#app/features/donations/admin/donations-desk.schema.ts";
import type * as events from "#app/features/events/events.schema.ts";
import type * as eventGuests from "#app/features/events/events-guests.schema.ts";
import type * as feed from "#app/features/feed/feed.schema.ts";
import type * as funds from "#app/features/funds/funds-payouts.schema.ts";
import type * as gallery from "#app/features/gallery/gallery.schema.ts";
import type * as headline from "#app/features/headline/headline.schema.ts";
import type * as hero from "#app/features/hero/hero.schema.ts";
import type * as newsletter from "#app/features/newsletter/newsletter.schema.ts";
import type * as openBooks from "#app/features/open-books/open-books.schema.ts";
import type * as outbox from "#app/features/outbox/outbox.schema.ts";
import type * as overview from "#app/features/overview/overview.schema.ts";
import type * as personalData from "#app/features/personal-data/personal-data.schema.ts";
import type * as pledges from "#app/features/pledges/pledges.schema.ts";
import type * as registrations from "#app/features/registrations/registrations.schema.ts";
import type * as retention from "#app/features/retention/retention.schema.ts";
import type * as samples from "#app/features/sample-content/sample-content.schema.ts";
import type * as sessions from "#app/features/session/session-list.schema.ts";
import type * as sharedStories from "#app/features/shared-stories/shared-stories.schema.ts";
import type * as system from "#app/features/system/system.schema.ts";
import type * as transfers from "#app/features/transfer-reports/transfer-reports.schema.ts";
import type * as users from "#app/features/users/users.schema.ts";
import type * as inbox from "#app/lib/inbox-rules.ts";
import { type Done, endpointsFor, type Returned } from "./endpoint.ts";

const { get, post, put, remove } = endpointsFor("admin");

/* The four calls of an inbox (server/http/inbox-routes.ts). `inbox` tells them from all others. */

type NoFilter = z.ZodObject<Record<never, never>>;
type InboxList<Row extends z.ZodType, Filter extends z.ZodType = NoFilter> = {
  inbox: "list";
  row: Row;
  filter: Filter;
  query: z.input<typeof inbox.inboxQuery> & z.input<Filter>;
  reply: Done & { rows: Returned<Row>[]; total: number; unread: number };
};
type InboxUpdate = { inbox: "update"; body: typeof inbox.inboxUpdate };
type InboxRemoval = { inbox: "remove"; body: typeof inbox.inboxRemoval };
type InboxExport<Filter extends z.ZodType = NoFilter> = {
  inbox: "export";
  query: z.input<typeof inbox.inboxExportQuery> & z.input<Filter>;
  reply: Blob;
};

/** The calls that need a live Bearer token: no public page loads them. What they mean is said in `endpoints.ts`. */
export const staffEndpoints = {
  signOut: remove("session"),
  listSessions: get<{ reply: typeof sessions.listSessionsReply }>("sessions"),
  deleteSession: remove<{ body: typeof sessions.sessionRemoval }>("sessions"),
  deleteOtherSessions: remove<{ reply: typeof sessions.deleteOtherSessionsReply }>("sessions/others"),
  updateCredentials: post<{ body: typeof credentials.credentialsForm }>("api_update_credentials.php"),

  saveHeadline: post<{ body: typeof headline.headlineForm }>("api_headline.php"),

  saveBanner: post<{ query: typeof banner.openedBannerQuery; body: typeof banner.bannerForm }>(
    "api_banner.php",
  ),
  deleteBanner: remove<{ query: typeof banner.openedBannerQuery }>("api_banner.php"),

  saveImpactUpdates: post<{ query: typeof feed.saveImpactUpdatesQuery; body: typeof feed.impactFeedForm }>(
    "api_update_impact_feed.php",
  ),

  listUsers: get<{ query: typeof users.listUsersQuery; reply: typeof users.listUsersReply }>(
    "api_get_users.php",
  ),
  createUser: post<{ body: typeof users.userForm; reply: typeof users.createUserReply }>("api_add_user.php"),
  updateUser: put<{ body: typeof users.userUpdate }>("users"),
  deleteUser: remove<{ body: typeof users.userRemoval }>("users"),

  createEvent: post<{ body: typeof events.newEvent; files: "image"; reply: typeof events.createEventReply }>(
    "api_add_event.php",
  ),
  deleteEvent: remove<{ body: typeof events.eventRemoval }>("api_delete_event.php"),
  updateEvent: put<{ body: typeof events.eventUpdate; files: "image" }>("events"),
  cancelEvent: post<{ body: typeof events.eventCancellation }>("events/cancel"),
  readEventSummary: get<{ query: typeof events.eventSummaryQuery; reply: typeof events.eventSummaryReply }>(
    "events/summary",
  ),

  createGalleryItem: post<{
    body: typeof gallery.galleryItemForm;
    files: "media" | "captions";
    reply: typeof gallery.createGalleryItemReply;
  }>("api_add_gallery_item.php"),
  updateGalleryItem: put<{ body: typeof gallery.galleryItemUpdate; files: "captions" }>("gallery"),
  deleteGalleryItem: remove<{ body: typeof gallery.galleryItemRemoval }>("api_delete_gallery_item.php"),

  saveBlog: post<{
    body: typeof blog.saveBlogBody;
    files: "featured_image";
    reply: typeof blog.saveBlogReply;
  }>("api_blogs.php"),
  createBlogCategory: post<{ body: typeof blog.blogCategoryForm; reply: typeof blog.createCategoryReply }>(
    "blog-categories",
  ),
  updateBlogCategory: put<{ body: typeof blog.blogCategoryUpdate }>("blog-categories"),
  deleteBlogCategory: remove<{ body: typeof blog.blogCategoryRemoval }>("blog-categories"),

  renderText: post<{ body: typeof blog.textToRender; reply: typeof blog.renderTextReply }>("blog-texts"),
  uploadPicture: post<{
    body: typeof blog.pictureForm;
    files: "picture";
    reply: typeof blog.uploadPictureReply;
  }>("pictures"),
  readPostPreview: get<{ query: typeof blog.previewedPost; reply: typeof blog.postPreviewReply }>(
    "blog-previews",
  ),
  createPostPreview: post<{ body: typeof blog.previewedPost; reply: typeof blog.postPreviewReply }>(
    "blog-previews",
  ),
  deletePostPreview: remove<{ body: typeof blog.previewedPost }>("blog-previews"),

  createAd: post<{
    body: typeof ads.adForm;
    files: "media_file" | "captions";
    reply: typeof ads.createAdReply;
  }>("ads/upload.php"),
  deleteAd: post<{ body: typeof ads.adRemoval }>("ads/delete_ad.php"),
  toggleAd: post<{ body: typeof ads.adToggle }>("ads/toggle_ad.php"),
  updateAd: put<{ body: typeof ads.adUpdate; files: "media_file" | "captions" }>("ads"),

  createHeroSlide: post<{
    body: typeof hero.heroSlideForm;
    files: "image" | "video";
    reply: typeof hero.createHeroSlideReply;
  }>("api_hero_section.php"),
  updateHeroSlide: put<{ body: typeof hero.heroSlideUpdate; files: "image" | "video" }>(
    "api_hero_section.php",
  ),
  deleteHeroSlide: remove<{ body: typeof hero.heroSlideRemoval }>("api_hero_section.php"),
  reorderHeroSlides: put<{ body: typeof hero.heroSlideOrder }>("hero-slides/order"),

  listMessages: get<InboxList<typeof contact.contactMessage>>("messages"),
  updateMessage: put<InboxUpdate>("messages"),
  deleteMessage: remove<InboxRemoval>("messages"),
  exportMessages: get<InboxExport>("messages.csv"),

  listRegistrations:
    get<InboxList<typeof registrations.registration, typeof registrations.registrationQuery>>(
      "registrations",
    ),
  updateRegistration: put<InboxUpdate>("registrations"),
  deleteRegistration: remove<InboxRemoval>("registrations"),
  exportRegistrations: get<InboxExport<typeof registrations.registrationQuery>>("registrations.csv"),

  listBloodDonors: get<InboxList<typeof bloodDonors.donor, typeof bloodDonors.donorQuery>>("blood-donors"),
  updateBloodDonor: put<InboxUpdate>("blood-donors"),
  deleteBloodDonor: remove<InboxRemoval>("blood-donors"),
  exportBloodDonors: get<InboxExport<typeof bloodDonors.donorQuery>>("blood-donors.csv"),
  logDonorCall: post<{ body: typeof bloodDonors.donorCallForm }>("blood-donors/calls"),
  listDonorCalls: get<{
    query: typeof bloodDonors.donorCallQuery;
    reply: Done & { calls: bloodDonors.DonorCall[] };
  }>("blood-donors/calls"),
  recordDonation: post<{ body: typeof bloodDonors.donationForm }>("blood-donors/donations"),

  listBloodRequests:
    get<InboxList<typeof bloodRequests.bloodRequest, typeof bloodRequests.bloodRequestQuery>>(
      "blood-requests",
    ),
  updateBloodRequest: put<InboxUpdate>("blood-requests"),
  deleteBloodRequest: remove<InboxRemoval>("blood-requests"),
  setBloodRequestState: put<{ body: typeof bloodRequests.bloodRequestStateForm }>("blood-requests/state"),
  exportBloodRequests: get<InboxExport<typeof bloodRequests.bloodRequestQuery>>("blood-requests.csv"),

  listSharedStories: get<InboxList<typeof sharedStories.sharedStory>>("shared-stories"),
  updateSharedStory: put<InboxUpdate>("shared-stories"),
  deleteSharedStory: remove<InboxRemoval>("shared-stories"),
  exportSharedStories: get<InboxExport>("shared-stories.csv"),

  listEventGuests:
    get<InboxList<typeof eventGuests.eventGuest, typeof eventGuests.eventGuestQuery>>("event-guests"),
  updateEventGuest: put<InboxUpdate>("event-guests"),
  deleteEventGuest: remove<InboxRemoval>("event-guests"),
  exportEventGuests: get<InboxExport<typeof eventGuests.eventGuestQuery>>("event-guests.csv"),

  listSubscribers: get<InboxList<typeof newsletter.subscriber>>("subscribers"),
  updateSubscriber: put<InboxUpdate>("subscribers"),
  deleteSubscriber: remove<InboxRemoval>("subscribers"),
  exportSubscribers: get<InboxExport>("subscribers.csv"),

  listContents: get<{ reply: typeof content.listContentsReply }>("contents"),
  readContent: get<{ query: typeof content.contentQuery; reply: typeof content.readContentReply }>("content"),
  saveContent: put<{ body: typeof content.contentForm; reply: typeof content.saveContentReply }>("content"),
  resetContent: remove<{ body: typeof content.contentReset; reply: typeof content.saveContentReply }>(
    "content",
  ),
  listContentSaves: get<{ query: typeof content.contentQuery; reply: typeof content.listSavesReply }>(
    "content/saves",
  ),
  restoreContent: post<{ body: typeof content.contentRestore; reply: typeof content.saveContentReply }>(
    "content/restore",
  ),
  uploadPaper: post<{
    body: typeof content.paperForm;
    files: "paper";
    reply: typeof content.uploadPaperReply;
  }>("content/papers"),
  listFigureTopics: get<{ reply: typeof content.listFigureTopicsReply }>("content/figures"),
  previewContent: post<{ body: typeof content.previewForm; reply: typeof content.previewReply }>(
    "content/preview",
  ),

  findPersonalData: post<{
    body: typeof personalData.personalDataQuery;
    reply: typeof personalData.findPersonalDataReply;
  }>("personal-data/search"),
  exportPersonalData: post<{ body: typeof personalData.personalDataExport; reply: Blob }>(
    "personal-data/export",
  ),
  erasePersonalData: remove<{
    body: typeof personalData.personalDataErasure;
    reply: typeof personalData.erasePersonalDataReply;
  }>("personal-data"),

  listTransferReports: get<{ query: typeof transfers.transferQuery; reply: typeof transfers.transferList }>(
    "transfer-reports",
  ),
  verifyTransfer: post<{ body: typeof transfers.transferVerification }>("transfer-reports/verify"),
  rejectTransfer: post<{ body: typeof transfers.transferRejection }>("transfer-reports/reject"),
  readTransferProof: get<{ query: typeof transfers.transferProofQuery; reply: Blob }>(
    "transfer-reports/slip",
  ),
  importStatement: post<{ body: typeof statements.statementForm; reply: typeof statements.statementReply }>(
    "statement-lines",
  ),
  listStatementLines: get<{ query: typeof statements.linesQuery; reply: typeof statements.statementLines }>(
    "statement-lines",
  ),
  verifyMatches: post<{
    body: typeof statements.matchVerification;
    reply: typeof statements.matchVerificationReply;
  }>("statement-lines/verify"),
  bookStatementLine: post<{ body: typeof statements.lineBooking }>("statement-lines/book"),
  linkStatementLine: post<{ body: typeof statements.lineLink }>("statement-lines/link"),
  excludeStatementLine: post<{ body: typeof statements.lineExclusion }>("statement-lines/exclude"),
  takeStatementLineBack: post<{ body: typeof statements.lineNamed }>("statement-lines/back"),
  readTransferMonth: get<{ query: typeof statements.monthQuery; reply: typeof statements.monthReply }>(
    "statement-lines/month",
  ),

  listDonations: get<{
    query: typeof desk.listDonationsQuery;
    reply: Done & { rows: desk.DonationListRow[] };
  }>("donations"),
  sumDonations: get<{ query: typeof desk.donationFilter; reply: Done & { totals: desk.DonationTotals } }>(
    "donations/totals",
  ),
  readGivingMonths: get<{ reply: Done & desk.GivingMonths }>("donations/months"),
  readDonationDetails: get<{
    query: typeof desk.donationQuery;
    reply: Done & { donation: desk.DonationDetails };
  }>("donations/details"),
  exportDonations: get<{ query: typeof desk.donationFilter; reply: Blob }>("donations.csv"),
  bookDonation: post<{ body: typeof desk.donationBooking; reply: Done & { reference: string } }>(
    "donations/bookings",
  ),
  confirmDonation: post<{ body: typeof desk.donationConfirmation }>("donations/confirmations"),
  refundDonation: post<{ body: typeof desk.donationRefund }>("donations/refunds"),
  askGatewayAgain: post<{ body: typeof desk.donationAction }>("donations/inquiries"),
  sendReceiptAgain: post<{ body: typeof desk.donationAction }>("donations/receipt-mails"),
  noteDonation: put<{ body: typeof desk.donationNote }>("donations/note"),
  settleReview: put<{ body: typeof desk.donationReview }>("donations/review"),
  listFunds: get<{ reply: typeof desk.listFundsReply }>("funds"),
  listPayouts: get<{ query: typeof funds.payoutQuery; reply: typeof funds.listPayoutsReply }>("payouts"),
  createPayout: post<{ body: typeof funds.payoutForm }>("payouts"),
  cancelPayout: post<{ body: typeof funds.payoutCancellation }>("payouts/cancel"),
  exportPayouts: get<{ query: typeof funds.payoutFilter; reply: Blob }>("payouts.csv"),
  listSealAlerts: get<{
    query: typeof openBooks.sealAlertsQuery;
    reply: typeof openBooks.listSealAlertsReply;
  }>("sealed-days/alerts"),
  acknowledgeSealAlert: put<{ body: typeof openBooks.sealAcknowledgement }>("sealed-days/alerts"),

  listPledges: get<{ query: typeof pledges.pledgesQuery; reply: typeof pledges.listPledgesReply }>("pledges"),
  listPledgeDonations: get<{ query: typeof pledges.pledgeId; reply: typeof pledges.pledgeDonations }>(
    "pledges/gifts",
  ),
  stopPledge: post<{ body: typeof pledges.pledgeStop }>("pledges/stop"),
  mailPledgeLink: post<{ body: typeof pledges.pledgeId }>("pledges/link"),
  exportPledges: get<{ reply: Blob }>("pledges.csv"),

  readOverview: get<{ reply: typeof overview.readOverviewReply }>("overview"),
  listAuditLog: get<{ query: typeof audit.listAuditLogQuery; reply: typeof audit.listAuditLogReply }>(
    "audit-log",
  ),
  listOutbox: get<{ query: typeof outbox.outboxQuery; reply: typeof outbox.listOutboxReply }>("outbox"),
  retryMail: post<{ body: typeof outbox.outboxRetry }>("outbox/retry"),
  retryFailedMails: post<{ reply: typeof outbox.retryFailedMailsReply }>("outbox/retry-all"),
  listRetentionTerms: get<{ reply: typeof retention.listRetentionTermsReply }>("retention/terms"),
  saveRetentionTerm: put<{ body: typeof retention.retentionTermForm }>("retention/terms"),
  readRetention: get<{ reply: typeof retention.readRetentionReply }>("retention"),
  listRemovals: get<{ query: typeof retention.removalsQuery; reply: typeof retention.listRemovalsReply }>(
    "retention/removals",
  ),
  keepPerson: post<{ body: typeof retention.keptPerson }>("retention/keep"),
  readSystem: get<{ reply: typeof system.readSystemReply }>("system"),
  downloadBackup: post<{ body: typeof system.backupForm; reply: Blob }>("backup"),
  countSampleContent: get<{ reply: typeof samples.sampleContentReply }>("sample-content"),
  deleteSampleContent: remove<{ reply: typeof samples.sampleContentReply }>("sample-content"),
};

type StaffEndpoints = typeof staffEndpoints;

export type InboxCall<Kind extends "list" | "update" | "remove" | "export"> = {
  [Name in keyof StaffEndpoints]: NonNullable<StaffEndpoints[Name]["types"]> extends { inbox: Kind }
    ? Name
    : never;
}[keyof StaffEndpoints];
export type InboxCalls<List extends InboxCall<"list">> = {
  list: List;
  update: InboxCall<"update">;
  remove: InboxCall<"remove">;
  export: InboxCall<"export">;
};
