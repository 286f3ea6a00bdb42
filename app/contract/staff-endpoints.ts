import type { z } from "zod";
import type * as statements from "#app/features/giving/bank-statements/bank-statements.schema.ts";
import type * as desk from "#app/features/giving/donations/admin/donations-desk.schema.ts";
import type * as funds from "#app/features/giving/funds/funds-payouts.schema.ts";
import type * as openBooks from "#app/features/giving/open-books/open-books.schema.ts";
import type * as pledges from "#app/features/giving/pledges/pledges.schema.ts";
import type * as transfers from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import type * as overview from "#app/features/pages/overview/overview.schema.ts";
import type * as bloodDonors from "#app/features/people/blood-donors/blood-donors.schema.ts";
import type * as bloodRequests from "#app/features/people/blood-requests/blood-requests.schema.ts";
import type * as contact from "#app/features/people/contact/contact.schema.ts";
import type * as personalData from "#app/features/people/personal-data/personal-data.schema.ts";
import type * as registrations from "#app/features/people/registrations/registrations.schema.ts";
import type * as retention from "#app/features/people/retention/retention.schema.ts";
import type * as sharedStories from "#app/features/people/shared-stories/shared-stories.schema.ts";
import type * as approvals from "#app/features/staff/approvals/approvals.schema.ts";
import type * as audit from "#app/features/staff/audit/audit.schema.ts";
import type * as bin from "#app/features/staff/bin/bin.schema.ts";
import type * as credentials from "#app/features/staff/credentials/credentials.schema.ts";
import type * as outbox from "#app/features/staff/outbox/outbox.schema.ts";
import type * as samples from "#app/features/staff/sample-content/sample-content.schema.ts";
import type * as sessions from "#app/features/staff/session/session-list.schema.ts";
import type * as system from "#app/features/staff/system/system.schema.ts";
import type * as twoFactor from "#app/features/staff/two-factor/two-factor.schema.ts";
import type * as users from "#app/features/staff/users/users.schema.ts";
import type * as invitations from "#app/features/staff/users/users-invitations.schema.ts";
import type * as versions from "#app/features/staff/versions/versions.schema.ts";
import type * as ads from "#app/features/stories/ads/ads.schema.ts";
import type * as banner from "#app/features/stories/banner/banner.schema.ts";
import type * as blog from "#app/features/stories/blog/blog.schema.ts";
import type * as content from "#app/features/stories/content/content.schema.ts";
import type * as events from "#app/features/stories/events/events.schema.ts";
import type * as eventGuests from "#app/features/stories/events/events-guests.schema.ts";
import type * as feed from "#app/features/stories/feed/feed.schema.ts";
import type * as gallery from "#app/features/stories/gallery/gallery.schema.ts";
import type * as headline from "#app/features/stories/headline/headline.schema.ts";
import type * as hero from "#app/features/stories/hero/hero.schema.ts";
import type * as newsletter from "#app/features/stories/newsletter/newsletter.schema.ts";
import type * as newsletters from "#app/features/stories/newsletter/newsletters.schema.ts";
import type * as pictures from "#app/features/stories/pictures/pictures.schema.ts";
import type * as inbox from "#app/lib/inbox-rules.ts";
import { type Done, type Returned, staffCalls } from "./endpoint.ts";

const { get, post, put, remove } = staffCalls;

/* The four calls of an inbox (server/http/inbox-routes.ts). `inbox` tells them from all others. */

type NoFilter = z.ZodObject<Record<never, never>>;
type InboxList<Row extends z.ZodType, Filter extends z.ZodType = NoFilter> = {
  inbox: "list";
  row: Row;
  filter: Filter;
  query: z.input<typeof inbox.inboxQuery> & z.input<Filter>;
  reply: Done & { rows: Returned<Row>[]; total: number; unread: number };
};
type InboxUpdate = {
  inbox: "update";
  body: typeof inbox.inboxUpdate;
  reply: Done & { version: number };
};
type InboxRemoval = { inbox: "remove"; body: typeof inbox.inboxRemoval };
type InboxExport<Filter extends z.ZodType = NoFilter> = {
  inbox: "export";
  query: z.input<typeof inbox.inboxExportQuery> & z.input<Filter>;
  reply: Blob;
};

/**
 * The calls that need a live Bearer token, each with the permission that it needs: no public page loads them. What they
 * mean is said in `endpoints.ts`.
 */
export const staffEndpoints = {
  signOut: remove("session", "signed-in", { own: true }),
  listSessions: get<{ reply: typeof sessions.listSessionsReply }>("sessions", "signed-in", { own: true }),
  deleteSession: remove<{ body: typeof sessions.sessionRemoval }>("sessions", "signed-in", { own: true }),
  deleteOtherSessions: remove<{ reply: typeof sessions.deleteOtherSessionsReply }>(
    "sessions/others",
    "signed-in",
    { own: true },
  ),
  updateCredentials: post<{ body: typeof credentials.credentialsForm }>(
    "api_update_credentials.php",
    "signed-in",
    { own: true, proof: "by content" },
  ),

  startProof: post<{ reply: typeof twoFactor.startProofReply }>("proof/challenges", "signed-in", {
    own: true,
  }),
  prove: post<{ body: typeof twoFactor.proofForm }>("proof", "signed-in", { own: true }),
  readTwoFactor: get<{ reply: typeof twoFactor.readTwoFactorReply }>("two-factor", "signed-in", {
    own: true,
  }),
  startTotp: post<{ reply: typeof twoFactor.startTotpReply }>("two-factor/totp", "signed-in", {
    own: true,
    proof: "recent",
  }),
  confirmTotp: put<{ body: typeof twoFactor.totpConfirmation; reply: typeof twoFactor.factorReply }>(
    "two-factor/totp",
    "signed-in",
    { own: true, proof: "recent" },
  ),
  deleteTotp: remove("two-factor/totp", "signed-in", { own: true, proof: "recent" }),
  startPasskey: post<{ reply: typeof twoFactor.startPasskeyReply }>(
    "two-factor/passkeys/challenges",
    "signed-in",
    { own: true, proof: "recent" },
  ),
  createPasskey: post<{ body: typeof twoFactor.newPasskeyForm; reply: typeof twoFactor.factorReply }>(
    "two-factor/passkeys",
    "signed-in",
    { own: true, proof: "recent" },
  ),
  renamePasskey: put<{ body: typeof twoFactor.passkeyName }>("two-factor/passkeys", "signed-in", {
    own: true,
  }),
  deletePasskey: remove<{ body: typeof twoFactor.passkeyRemoval }>("two-factor/passkeys", "signed-in", {
    own: true,
    proof: "recent",
  }),
  renewRecoveryCodes: post<{ reply: typeof twoFactor.factorReply }>(
    "two-factor/recovery-codes",
    "signed-in",
    { own: true, proof: "recent" },
  ),
  readTwoFactorRoles: get<{ reply: typeof twoFactor.readTwoFactorRolesReply }>(
    "two-factor/roles",
    "users:read",
  ),
  saveTwoFactorRoles: put<{ body: typeof twoFactor.twoFactorRolesForm }>("two-factor/roles", "users:write", {
    proof: "recent",
  }),

  saveHeadline: post<{ query: typeof headline.openedHeadlineQuery; body: typeof headline.headlineForm }>(
    "api_headline.php",
    "content:write",
  ),

  saveBanner: post<{ query: typeof banner.openedBannerQuery; body: typeof banner.bannerForm }>(
    "api_banner.php",
    "content:write",
  ),
  deleteBanner: remove<{ query: typeof banner.openedBannerQuery }>("api_banner.php", "content:write"),

  saveImpactUpdates: post<{ query: typeof feed.saveImpactUpdatesQuery; body: typeof feed.impactFeedForm }>(
    "api_update_impact_feed.php",
    "feed:write",
  ),

  listUsers: get<{ query: typeof users.listUsersQuery; reply: typeof users.listUsersReply }>(
    "api_get_users.php",
    "users:read",
  ),
  readOwnUser: get<{ reply: typeof users.readOwnUserReply }>("users/own", "signed-in", { own: true }),
  createUser: post<{ body: typeof users.userForm; reply: typeof users.createUserReply }>(
    "api_add_user.php",
    "users:write",
    { proof: "recent" },
  ),
  updateUser: put<{ body: typeof users.userUpdate }>("users", "users:write", { proof: "by content" }),
  deleteUser: remove<{ body: typeof users.userRemoval }>("users", "users:write", { proof: "recent" }),
  listInvitations: get<{ reply: typeof invitations.listInvitationsReply }>("invitations", "users:read"),
  createInvitation: post<{
    body: typeof invitations.invitationForm;
    reply: typeof invitations.invitedReply;
  }>("invitations", "users:write", { proof: "recent" }),
  renewInvitation: put<{
    body: typeof invitations.namedInvitation;
    reply: typeof invitations.invitedReply;
  }>("invitations", "users:write", { proof: "recent" }),
  deleteInvitation: remove<{ body: typeof invitations.namedInvitation }>("invitations", "users:write"),

  createEvent: post<{ body: typeof events.newEvent; files: "image"; reply: typeof events.createEventReply }>(
    "api_add_event.php",
    "events:write",
  ),
  deleteEvent: remove<{ body: typeof events.eventRemoval }>("api_delete_event.php", "events:write"),
  updateEvent: put<{ body: typeof events.eventUpdate; files: "image" }>("events", "events:write"),
  cancelEvent: post<{ body: typeof events.eventCancellation }>("events/cancel", "events:write"),
  readEventSummary: get<{ query: typeof events.eventSummaryQuery; reply: typeof events.eventSummaryReply }>(
    "events/summary",
    "events:write",
  ),

  createGalleryItem: post<{
    body: typeof gallery.newGalleryItem;
    files: "media" | "captions";
    reply: typeof gallery.createGalleryItemReply;
  }>("api_add_gallery_item.php", "gallery:write"),
  updateGalleryItem: put<{ body: typeof gallery.galleryItemUpdate; files: "captions" }>(
    "gallery",
    "gallery:write",
  ),
  deleteGalleryItem: remove<{ body: typeof gallery.galleryItemRemoval }>(
    "api_delete_gallery_item.php",
    "gallery:write",
  ),

  saveBlog: post<{
    body: typeof blog.saveBlogBody;
    files: "featured_image";
    reply: typeof blog.saveBlogReply;
  }>("api_blogs.php", "posts:write"),
  createBlogCategory: post<{ body: typeof blog.blogCategoryForm; reply: typeof blog.createCategoryReply }>(
    "blog-categories",
    "posts:write",
  ),
  updateBlogCategory: put<{ body: typeof blog.blogCategoryUpdate }>("blog-categories", "posts:write"),
  deleteBlogCategory: remove<{ body: typeof blog.blogCategoryRemoval }>("blog-categories", "posts:write"),

  renderText: post<{ body: typeof blog.textToRender; reply: typeof blog.renderTextReply }>(
    "blog-texts",
    "posts:write",
  ),
  previewPost: post<{ body: typeof blog.postToPreview; reply: typeof blog.previewPostReply }>(
    "blog-pages",
    "posts:write",
  ),
  readPostPreview: get<{ query: typeof blog.previewedPost; reply: typeof blog.postPreviewReply }>(
    "blog-previews",
    "posts:write",
  ),
  createPostPreview: post<{ body: typeof blog.previewedPost; reply: typeof blog.postPreviewReply }>(
    "blog-previews",
    "posts:write",
  ),
  deletePostPreview: remove<{ body: typeof blog.previewedPost }>("blog-previews", "posts:write"),

  listPictures: get<{ query: typeof pictures.listPicturesQuery; reply: typeof pictures.listPicturesReply }>(
    "pictures",
    "pictures:write",
  ),
  uploadPicture: post<{
    body: typeof pictures.pictureForm;
    files: "picture";
    reply: typeof pictures.uploadPictureReply;
  }>("pictures", "pictures:write"),
  updatePicture: put<{ body: typeof pictures.pictureUpdate }>("pictures", "pictures:write"),
  replacePicture: post<{
    body: typeof pictures.pictureReplacement;
    files: "picture";
    reply: typeof pictures.replacePictureReply;
  }>("pictures/replace", "pictures:write"),
  deletePicture: remove<{ body: typeof pictures.pictureRemoval }>("pictures", "pictures:write"),

  createAd: post<{
    body: typeof ads.newAd;
    files: "media_file" | "captions";
    reply: typeof ads.createAdReply;
  }>("ads/upload.php", "ads:write"),
  deleteAd: post<{ body: typeof ads.adRemoval }>("ads/delete_ad.php", "ads:write"),
  toggleAd: post<{ body: typeof ads.adToggle }>("ads/toggle_ad.php", "ads:write"),
  updateAd: put<{ body: typeof ads.adUpdate; files: "media_file" | "captions" }>("ads", "ads:write"),

  createHeroSlide: post<{
    body: typeof hero.heroSlideForm;
    files: "image" | "video";
    reply: typeof hero.createHeroSlideReply;
  }>("api_hero_section.php", "slides:write"),
  updateHeroSlide: put<{ body: typeof hero.heroSlideUpdate; files: "image" | "video" }>(
    "api_hero_section.php",
    "slides:write",
  ),
  deleteHeroSlide: remove<{ body: typeof hero.heroSlideRemoval }>("api_hero_section.php", "slides:write"),
  reorderHeroSlides: put<{ body: typeof hero.heroSlideOrder }>("hero-slides/order", "slides:write"),

  listMessages: get<InboxList<typeof contact.contactMessage, typeof contact.messageQuery>>(
    "messages",
    "messages:read",
  ),
  updateMessage: put<InboxUpdate>("messages", "messages:write"),
  deleteMessage: remove<InboxRemoval>("messages", "messages:write"),
  exportMessages: get<InboxExport<typeof contact.messageQuery>>("messages.csv", "messages:read", {
    proof: "recent",
  }),
  answerMessage: post<{ body: typeof contact.messageAnswer; reply: typeof contact.answeredReply }>(
    "messages/answer",
    "messages:write",
  ),
  markMessageAnswered: put<{ body: typeof contact.messageMark; reply: typeof contact.answeredReply }>(
    "messages/answer",
    "messages:write",
  ),

  listRegistrations: get<
    InboxList<typeof registrations.registration, typeof registrations.registrationQuery>
  >("registrations", "registrations:read"),
  updateRegistration: put<InboxUpdate>("registrations", "registrations:write"),
  deleteRegistration: remove<InboxRemoval>("registrations", "registrations:write"),
  setRegistrationState: post<{
    body: typeof registrations.registrationStateForm;
    reply: typeof registrations.registrationStateReply;
  }>("registrations/state", "registrations:write"),
  readRegistrationMails: get<{
    query: typeof registrations.registrationMailsQuery;
    reply: typeof registrations.registrationMailsReply;
  }>("registrations/mails", "registrations:read"),
  exportRegistrations: get<InboxExport<typeof registrations.registrationQuery>>(
    "registrations.csv",
    "registrations:read",
    { proof: "recent" },
  ),

  listBloodDonors: get<InboxList<typeof bloodDonors.donor, typeof bloodDonors.donorQuery>>(
    "blood-donors",
    "blood:read",
  ),
  updateBloodDonor: put<InboxUpdate>("blood-donors", "blood:write"),
  deleteBloodDonor: remove<InboxRemoval>("blood-donors", "blood:write"),
  exportBloodDonors: get<InboxExport<typeof bloodDonors.donorQuery>>("blood-donors.csv", "blood:read", {
    proof: "recent",
  }),
  logDonorCall: post<{ body: typeof bloodDonors.donorCallForm }>("blood-donors/calls", "blood:write"),
  listDonorCalls: get<{
    query: typeof bloodDonors.donorCallQuery;
    reply: Done & { calls: bloodDonors.DonorCall[] };
  }>("blood-donors/calls", "blood:read"),
  decideDonorProposal: post<{ body: typeof bloodDonors.donorProposalDecision }>(
    "blood-donors/proposals",
    "blood:write",
  ),
  recordDonation: post<{ body: typeof bloodDonors.donationForm }>("blood-donors/donations", "blood:write"),

  listBloodRequests: get<
    InboxList<typeof bloodRequests.bloodRequest, typeof bloodRequests.bloodRequestQuery>
  >("blood-requests", "blood:read"),
  updateBloodRequest: put<InboxUpdate>("blood-requests", "blood:write"),
  deleteBloodRequest: remove<InboxRemoval>("blood-requests", "blood:write"),
  setBloodRequestState: put<{ body: typeof bloodRequests.bloodRequestStateForm }>(
    "blood-requests/state",
    "blood:write",
  ),
  exportBloodRequests: get<InboxExport<typeof bloodRequests.bloodRequestQuery>>(
    "blood-requests.csv",
    "blood:read",
    { proof: "recent" },
  ),

  listSharedStories: get<InboxList<typeof sharedStories.sharedStory>>("shared-stories", "stories:read"),
  updateSharedStory: put<InboxUpdate>("shared-stories", "stories:write"),
  deleteSharedStory: remove<InboxRemoval>("shared-stories", "stories:write"),
  exportSharedStories: get<InboxExport>("shared-stories.csv", "stories:read", { proof: "recent" }),

  listEventGuests: get<InboxList<typeof eventGuests.eventGuest, typeof eventGuests.eventGuestQuery>>(
    "event-guests",
    "guests:read",
  ),
  updateEventGuest: put<InboxUpdate>("event-guests", "guests:write"),
  deleteEventGuest: remove<InboxRemoval>("event-guests", "guests:write"),
  exportEventGuests: get<InboxExport<typeof eventGuests.eventGuestQuery>>(
    "event-guests.csv",
    "guests:write",
    { proof: "recent" },
  ),

  listNewsletters: get<{
    query: typeof newsletters.listNewslettersQuery;
    reply: typeof newsletters.listNewslettersReply;
  }>("newsletters", "newsletter:write"),
  createNewsletter: post<{
    body: typeof newsletters.newsletterForm;
    reply: typeof newsletters.createNewsletterReply;
  }>("newsletters", "newsletter:write"),
  updateNewsletter: put<{
    body: typeof newsletters.newsletterUpdate;
    reply: typeof newsletters.updateNewsletterReply;
  }>("newsletters", "newsletter:write"),
  deleteNewsletter: remove<{ body: typeof newsletters.newsletterNamed }>("newsletters", "newsletter:write"),
  previewNewsletter: post<{
    body: typeof newsletters.newsletterToPreview;
    reply: typeof newsletters.previewNewsletterReply;
  }>("newsletters/preview", "newsletter:write"),
  testNewsletter: post<{ body: typeof newsletters.newsletterTest }>("newsletters/test", "newsletter:write"),
  sendNewsletter: post<{
    body: typeof newsletters.newsletterSending;
    reply: typeof newsletters.sendNewsletterReply;
  }>("newsletters/send", "newsletter:write"),
  pauseNewsletter: post<{ body: typeof newsletters.newsletterNamed }>(
    "newsletters/pause",
    "newsletter:write",
  ),
  resumeNewsletter: post<{ body: typeof newsletters.newsletterResumption }>(
    "newsletters/resume",
    "newsletter:write",
  ),
  cancelNewsletter: post<{ body: typeof newsletters.newsletterNamed }>(
    "newsletters/cancel",
    "newsletter:write",
  ),

  listSubscribers: get<InboxList<typeof newsletter.subscriber, typeof newsletter.subscriberFilter>>(
    "subscribers",
    "newsletter:write",
  ),
  bringBackSubscriber: post<{ body: typeof newsletters.subscriberNamed }>(
    "subscribers/bring-back",
    "newsletter:write",
  ),
  updateSubscriber: put<InboxUpdate>("subscribers", "newsletter:write"),
  deleteSubscriber: remove<InboxRemoval>("subscribers", "newsletter:write"),
  exportSubscribers: get<InboxExport<typeof newsletter.subscriberFilter>>(
    "subscribers.csv",
    "newsletter:write",
    { proof: "recent" },
  ),

  listContents: get<{ reply: typeof content.listContentsReply }>("contents", "content:write"),
  readContent: get<{ query: typeof content.contentQuery; reply: typeof content.readContentReply }>(
    "content",
    "content:write",
  ),
  saveContent: put<{ body: typeof content.contentForm; reply: typeof content.saveContentReply }>(
    "content",
    "content:write",
  ),
  resetContent: remove<{ body: typeof content.contentReset; reply: typeof content.saveContentReply }>(
    "content",
    "content:write",
  ),
  listContentSaves: get<{ query: typeof content.contentQuery; reply: typeof content.listSavesReply }>(
    "content/saves",
    "content:write",
  ),
  restoreContent: post<{ body: typeof content.contentRestore; reply: typeof content.saveContentReply }>(
    "content/restore",
    "content:write",
  ),
  uploadPaper: post<{
    body: typeof content.uploadForm;
    files: "paper";
    reply: typeof content.uploadReply;
  }>("content/papers", "content:write"),
  uploadContentFilm: post<{
    body: typeof content.uploadForm;
    files: "film" | "captions";
    reply: typeof content.uploadReply;
  }>("content/films", "content:write"),
  listFigureTopics: get<{ reply: typeof content.listFigureTopicsReply }>("content/figures", "content:write"),
  previewContent: post<{ body: typeof content.previewForm; reply: typeof content.previewReply }>(
    "content/preview",
    "content:write",
  ),

  findPersonalData: post<{
    body: typeof personalData.personalDataQuery;
    reply: typeof personalData.findPersonalDataReply;
  }>("personal-data/search", "personal-data:write"),
  exportPersonalData: post<{ body: typeof personalData.personalDataExport; reply: Blob }>(
    "personal-data/export",
    "personal-data:write",
    { proof: "recent" },
  ),
  erasePersonalData: remove<{
    body: typeof personalData.personalDataErasure;
    reply: typeof personalData.erasePersonalDataReply;
  }>("personal-data", "personal-data:write", { proof: "recent" }),

  listTransferReports: get<{ query: typeof transfers.transferQuery; reply: typeof transfers.transferList }>(
    "transfer-reports",
    "transfers:read",
  ),
  verifyTransfer: post<{ body: typeof transfers.transferVerification }>(
    "transfer-reports/verify",
    "transfers:write",
  ),
  rejectTransfer: post<{ body: typeof transfers.transferRejection }>(
    "transfer-reports/reject",
    "transfers:write",
  ),
  readTransferProof: get<{ query: typeof transfers.transferProofQuery; reply: Blob }>(
    "transfer-reports/slip",
    "slips:read",
  ),
  importStatement: post<{ body: typeof statements.statementForm; reply: typeof statements.statementReply }>(
    "statement-lines",
    "transfers:write",
  ),
  previewStatement: post<{
    body: typeof statements.statementPreviewForm;
    reply: typeof statements.statementPreview;
  }>("statement-lines/preview", "transfers:write"),
  listStatementLines: get<{ query: typeof statements.linesQuery; reply: typeof statements.statementLines }>(
    "statement-lines",
    "transfers:read",
  ),
  verifyMatches: post<{
    body: typeof statements.matchVerification;
    reply: typeof statements.matchVerificationReply;
  }>("statement-lines/verify", "transfers:write"),
  bookStatementLine: post<{ body: typeof statements.lineBooking }>("statement-lines/book", "transfers:write"),
  linkStatementLine: post<{ body: typeof statements.lineLink }>("statement-lines/link", "transfers:write"),
  excludeStatementLine: post<{ body: typeof statements.lineExclusion }>(
    "statement-lines/exclude",
    "transfers:write",
  ),
  takeStatementLineBack: post<{ body: typeof statements.lineNamed }>(
    "statement-lines/back",
    "transfers:write",
  ),
  readTransferMonth: get<{ query: typeof statements.monthQuery; reply: typeof statements.monthReply }>(
    "statement-lines/month",
    "transfers:read",
  ),

  listDonations: get<{
    query: typeof desk.listDonationsQuery;
    reply: Done & { rows: desk.DonationListRow[] };
  }>("donations", "donations:read"),
  sumDonations: get<{ query: typeof desk.donationFilter; reply: Done & { totals: desk.DonationTotals } }>(
    "donations/totals",
    "donations:read",
  ),
  readGivingMonths: get<{ reply: Done & desk.GivingMonths }>("donations/months", "donations:read"),
  readDonationDetails: get<{
    query: typeof desk.donationQuery;
    reply: Done & { donation: desk.DonationDetails };
  }>("donations/details", "donations:read"),
  exportDonations: get<{ query: typeof desk.donationFilter; reply: Blob }>(
    "donations.csv",
    "donations:read",
    { proof: "recent" },
  ),
  bookDonation: post<{ body: typeof desk.donationBooking; reply: typeof desk.bookDonationReply }>(
    "donations/bookings",
    "donations:write",
  ),
  confirmDonation: post<{ body: typeof desk.donationConfirmation }>(
    "donations/confirmations",
    "donations:write",
  ),
  refundDonation: post<{ body: typeof desk.donationRefund }>("donations/refunds", "donations:write", {
    proof: "by content",
  }),
  askGatewayAgain: post<{ body: typeof desk.donationAction }>("donations/inquiries", "donations:write"),
  sendReceiptAgain: post<{ body: typeof desk.donationAction }>("donations/receipt-mails", "donations:write"),
  noteDonation: put<{ body: typeof desk.donationNote }>("donations/note", "donations:write"),
  settleReview: put<{ body: typeof desk.donationReview }>("donations/review", "donations:write"),
  listFunds: get<{ reply: typeof desk.listFundsReply }>("funds", "funds:read"),
  listPayouts: get<{ query: typeof funds.payoutQuery; reply: typeof funds.listPayoutsReply }>(
    "payouts",
    "funds:read",
  ),
  createPayout: post<{ body: typeof funds.payoutForm }>("payouts", "funds:write"),
  cancelPayout: post<{ body: typeof funds.payoutCancellation }>("payouts/cancel", "funds:write"),
  exportPayouts: get<{ query: typeof funds.payoutFilter; reply: Blob }>("payouts.csv", "funds:read", {
    proof: "recent",
  }),
  listSealAlerts: get<{
    query: typeof openBooks.sealAlertsQuery;
    reply: typeof openBooks.listSealAlertsReply;
  }>("sealed-days/alerts", "books:read"),
  acknowledgeSealAlert: put<{ body: typeof openBooks.sealAcknowledgement }>(
    "sealed-days/alerts",
    "books:write",
  ),

  listPledges: get<{ query: typeof pledges.pledgesQuery; reply: typeof pledges.listPledgesReply }>(
    "pledges",
    "pledges:read",
  ),
  listPledgeDonations: get<{ query: typeof pledges.pledgeId; reply: typeof pledges.pledgeDonations }>(
    "pledges/gifts",
    "pledges:read",
  ),
  stopPledge: post<{ body: typeof pledges.pledgeStop }>("pledges/stop", "pledges:write"),
  mailPledgeLink: post<{ body: typeof pledges.pledgeId }>("pledges/link", "pledges:write"),
  exportPledges: get<{ reply: Blob }>("pledges.csv", "pledges:read", { proof: "recent" }),

  readOverview: get<{ reply: typeof overview.readOverviewReply }>("overview", "signed-in"),
  listApprovals: get<{
    query: typeof approvals.approvalsQuery;
    reply: typeof approvals.listApprovalsReply;
  }>("approvals", "donations:read"),
  decideApproval: post<{ body: typeof approvals.approvalDecision }>("approvals/decisions", "signed-in", {
    proof: "by content",
  }),
  listApprovalLimits: get<{ reply: typeof approvals.listApprovalLimitsReply }>(
    "approvals/limits",
    "donations:read",
  ),
  saveApprovalLimit: put<{ body: typeof approvals.approvalLimitForm }>("approvals/limits", "users:write", {
    proof: "recent",
  }),
  listAuditLog: get<{ query: typeof audit.listAuditLogQuery; reply: typeof audit.listAuditLogReply }>(
    "audit-log",
    "audit:read",
  ),
  /* Of each kind of record those alone who may write it: what it is stands in the call. */
  listBin: get<{ query: typeof bin.listBinQuery; reply: typeof bin.listBinReply }>("bin", "signed-in"),
  restoreBinItem: post<{ body: typeof bin.binnedItem }>("bin/restore", "signed-in"),
  deleteBinItem: remove<{ body: typeof bin.binnedItem }>("bin", "signed-in"),
  listVersions: get<{ query: typeof versions.versionsQuery; reply: typeof versions.listVersionsReply }>(
    "versions",
    "signed-in",
  ),
  readVersion: get<{ query: typeof versions.versionQuery; reply: typeof versions.readVersionReply }>(
    "versions/differences",
    "signed-in",
  ),
  restoreVersion: post<{ body: typeof versions.versionRestoring }>("versions/restore", "signed-in"),
  readAuditEntry: get<{ query: typeof audit.readAuditEntryQuery; reply: typeof audit.readAuditEntryReply }>(
    "audit-log/entry",
    "audit:read",
  ),
  listOutbox: get<{ query: typeof outbox.outboxQuery; reply: typeof outbox.listOutboxReply }>(
    "outbox",
    "outbox:read",
  ),
  retryMail: post<{ body: typeof outbox.outboxRetry }>("outbox/retry", "outbox:write"),
  retryFailedMails: post<{ reply: typeof outbox.retryFailedMailsReply }>("outbox/retry-all", "outbox:write"),
  listRetentionTerms: get<{ reply: typeof retention.listRetentionTermsReply }>(
    "retention/terms",
    "signed-in",
  ),
  saveRetentionTerm: put<{ body: typeof retention.retentionTermForm }>("retention/terms", "retention:write"),
  readRetention: get<{ reply: typeof retention.readRetentionReply }>("retention", "retention:write"),
  listRemovals: get<{ query: typeof retention.removalsQuery; reply: typeof retention.listRemovalsReply }>(
    "retention/removals",
    "retention:write",
  ),
  keepPerson: post<{ body: typeof retention.keptPerson }>("retention/keep", "retention:write"),
  readSystem: get<{ reply: typeof system.readSystemReply }>("system", "system:read"),
  confirmClock: post<{ body: typeof system.clockConfirmation }>("system/clock", "retention:write"),
  downloadBackup: post<{ reply: Blob }>("backup", "backups:write", { proof: "recent" }),
  countSampleContent: get<{ reply: typeof samples.sampleContentReply }>("sample-content", "samples:write"),
  deleteSampleContent: remove<{ reply: typeof samples.sampleContentReply }>(
    "sample-content",
    "samples:write",
  ),
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
