import { urlOf } from "./endpoint.ts";
import { publicEndpoints } from "./public-endpoints.ts";
import { staffEndpoints } from "./staff-endpoints.ts";

/**
 * Every call the product answers: name -> method, path under the base, and who may make it.
 *
 * The server registers its routes from this table, the dashboard calls through it, and the OpenAPI document is
 * made from what the server registered. Paths ending in .php never change (ALL-03); the others are
 * ours and use plain resource names.
 *
 * access "public": anyone; a signed-in caller may see more (a token that is sent must still be a live one).
 * access "admin": only with a live Bearer token, else 401.
 */
export const endpoints = { ...publicEndpoints, ...staffEndpoints } as const;
export const apiBase = "/backendReact";

export type Access = "public" | "admin";
export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Endpoint = { method: Method; path: string; access: Access };

export const endpoints = {
  signIn: { method: "POST", path: "api_login.php", access: "public" },
  signOut: { method: "DELETE", path: "session", access: "admin" },
  listSessions: { method: "GET", path: "sessions", access: "admin" },
  deleteSession: { method: "DELETE", path: "sessions", access: "admin" },
  deleteOtherSessions: { method: "DELETE", path: "sessions/others", access: "admin" },
  updateCredentials: { method: "POST", path: "api_update_credentials.php", access: "admin" },
  requestPasswordReset: { method: "POST", path: "password-resets", access: "public" },
  resetPassword: { method: "PUT", path: "password-resets", access: "public" },

  readHeadline: { method: "GET", path: "api_headline.php", access: "public" },
  saveHeadline: { method: "POST", path: "api_headline.php", access: "admin" },

  readBanner: { method: "GET", path: "api_banner.php", access: "public" },
  saveBanner: { method: "POST", path: "api_banner.php", access: "admin" },
  deleteBanner: { method: "DELETE", path: "api_banner.php", access: "admin" },

  readImpactUpdates: { method: "GET", path: "api_get_impact_updates.php", access: "public" },
  saveImpactUpdates: { method: "POST", path: "api_update_impact_feed.php", access: "admin" },

  listUsers: { method: "GET", path: "api_get_users.php", access: "admin" },
  createUser: { method: "POST", path: "api_add_user.php", access: "admin" },
  updateUser: { method: "PUT", path: "users", access: "admin" },
  deleteUser: { method: "DELETE", path: "users", access: "admin" },

  listEvents: { method: "GET", path: "api_get_events.php", access: "public" },
  createEvent: { method: "POST", path: "api_add_event.php", access: "admin" },
  deleteEvent: { method: "DELETE", path: "api_delete_event.php", access: "admin" },
  updateEvent: { method: "PUT", path: "events", access: "admin" },
  cancelEvent: { method: "POST", path: "events/cancel", access: "admin" },
  readEventSummary: { method: "GET", path: "events/summary", access: "admin" },

  listGalleryItems: { method: "GET", path: "api_get_gallery_items.php", access: "public" },
  createGalleryItem: { method: "POST", path: "api_add_gallery_item.php", access: "admin" },
  updateGalleryItem: { method: "PUT", path: "gallery", access: "admin" },
  deleteGalleryItem: { method: "DELETE", path: "api_delete_gallery_item.php", access: "admin" },

  listBlogs: { method: "GET", path: "api_blogs.php", access: "public" },
  saveBlog: { method: "POST", path: "api_blogs.php", access: "admin" },
  listBlogCategories: { method: "GET", path: "api_blog_categories.php", access: "public" },
  createBlogCategory: { method: "POST", path: "blog-categories", access: "admin" },
  updateBlogCategory: { method: "PUT", path: "blog-categories", access: "admin" },
  deleteBlogCategory: { method: "DELETE", path: "blog-categories", access: "admin" },

  renderText: { method: "POST", path: "blog-texts", access: "admin" },
  uploadPicture: { method: "POST", path: "pictures", access: "admin" },
  readPostPreview: { method: "GET", path: "blog-previews", access: "admin" },
  createPostPreview: { method: "POST", path: "blog-previews", access: "admin" },
  deletePostPreview: { method: "DELETE", path: "blog-previews", access: "admin" },

  listAds: { method: "GET", path: "ads/get_ads.php", access: "public" },
  createAd: { method: "POST", path: "ads/upload.php", access: "admin" },
  deleteAd: { method: "POST", path: "ads/delete_ad.php", access: "admin" },
  toggleAd: { method: "POST", path: "ads/toggle_ad.php", access: "admin" },
  updateAd: { method: "PUT", path: "ads", access: "admin" },

  listHeroSlides: { method: "GET", path: "api_hero_section.php", access: "public" },
  createHeroSlide: { method: "POST", path: "api_hero_section.php", access: "admin" },
  updateHeroSlide: { method: "PUT", path: "api_hero_section.php", access: "admin" },
  deleteHeroSlide: { method: "DELETE", path: "api_hero_section.php", access: "admin" },
  reorderHeroSlides: { method: "PUT", path: "hero-slides/order", access: "admin" },

  sendContactMessage: { method: "POST", path: "api_send_contact_form.php", access: "public" },
  sendDonorLead: { method: "POST", path: "api_send_donor_lead.php", access: "public" },

  listMessages: { method: "GET", path: "messages", access: "admin" },
  updateMessage: { method: "PUT", path: "messages", access: "admin" },
  deleteMessage: { method: "DELETE", path: "messages", access: "admin" },
  exportMessages: { method: "GET", path: "messages.csv", access: "admin" },

  listRegistrations: { method: "GET", path: "registrations", access: "admin" },
  updateRegistration: { method: "PUT", path: "registrations", access: "admin" },
  deleteRegistration: { method: "DELETE", path: "registrations", access: "admin" },
  exportRegistrations: { method: "GET", path: "registrations.csv", access: "admin" },
  sendRegistration: { method: "POST", path: "registrations", access: "public" },

  listBloodDonors: { method: "GET", path: "blood-donors", access: "admin" },
  updateBloodDonor: { method: "PUT", path: "blood-donors", access: "admin" },
  deleteBloodDonor: { method: "DELETE", path: "blood-donors", access: "admin" },
  exportBloodDonors: { method: "GET", path: "blood-donors.csv", access: "admin" },
  logDonorCall: { method: "POST", path: "blood-donors/calls", access: "admin" },
  listDonorCalls: { method: "GET", path: "blood-donors/calls", access: "admin" },
  recordDonation: { method: "POST", path: "blood-donors/donations", access: "admin" },

  sendBloodRequest: { method: "POST", path: "blood-requests", access: "public" },
  listBloodRequests: { method: "GET", path: "blood-requests", access: "admin" },
  updateBloodRequest: { method: "PUT", path: "blood-requests", access: "admin" },
  deleteBloodRequest: { method: "DELETE", path: "blood-requests", access: "admin" },
  setBloodRequestState: { method: "PUT", path: "blood-requests/state", access: "admin" },
  exportBloodRequests: { method: "GET", path: "blood-requests.csv", access: "admin" },

  sendSharedStory: { method: "POST", path: "shared-stories", access: "public" },
  listSharedStories: { method: "GET", path: "shared-stories", access: "admin" },
  updateSharedStory: { method: "PUT", path: "shared-stories", access: "admin" },
  deleteSharedStory: { method: "DELETE", path: "shared-stories", access: "admin" },
  exportSharedStories: { method: "GET", path: "shared-stories.csv", access: "admin" },

  listSubscribers: { method: "GET", path: "subscribers", access: "admin" },
  updateSubscriber: { method: "PUT", path: "subscribers", access: "admin" },
  deleteSubscriber: { method: "DELETE", path: "subscribers", access: "admin" },
  exportSubscribers: { method: "GET", path: "subscribers.csv", access: "admin" },

  subscribe: { method: "POST", path: "newsletter", access: "public" },
  confirmSubscription: { method: "POST", path: "newsletter/confirm", access: "public" },
  unsubscribe: { method: "POST", path: "newsletter/leave", access: "public" },

  listContents: { method: "GET", path: "contents", access: "admin" },
  readContent: { method: "GET", path: "content", access: "admin" },
  saveContent: { method: "PUT", path: "content", access: "admin" },
  resetContent: { method: "DELETE", path: "content", access: "admin" },
  listContentSaves: { method: "GET", path: "content/saves", access: "admin" },
  restoreContent: { method: "POST", path: "content/restore", access: "admin" },
  previewContent: { method: "POST", path: "content/preview", access: "admin" },

  findPersonalData: { method: "POST", path: "personal-data/search", access: "admin" },
  exportPersonalData: { method: "POST", path: "personal-data/export", access: "admin" },
  erasePersonalData: { method: "DELETE", path: "personal-data", access: "admin" },

  startDonation: { method: "POST", path: "donations", access: "public" },
  readDonation: { method: "GET", path: "donations/state", access: "public" },

  sendTransferReport: { method: "POST", path: "transfer-reports", access: "public" },
  listTransferReports: { method: "GET", path: "transfer-reports", access: "admin" },
  verifyTransfer: { method: "POST", path: "transfer-reports/verify", access: "admin" },
  rejectTransfer: { method: "POST", path: "transfer-reports/reject", access: "admin" },
  readTransferSlip: { method: "GET", path: "transfer-reports/slip", access: "admin" },
  importStatement: { method: "POST", path: "statement-lines", access: "admin" },
  listStatementLines: { method: "GET", path: "statement-lines", access: "admin" },
  verifyMatches: { method: "POST", path: "statement-lines/verify", access: "admin" },
  bookStatementLine: { method: "POST", path: "statement-lines/book", access: "admin" },
  linkStatementLine: { method: "POST", path: "statement-lines/link", access: "admin" },
  setStatementLineAside: { method: "POST", path: "statement-lines/aside", access: "admin" },
  takeStatementLineBack: { method: "POST", path: "statement-lines/back", access: "admin" },
  readTransferMonth: { method: "GET", path: "statement-lines/month", access: "admin" },

  listDonations: { method: "GET", path: "donations", access: "admin" },
  sumDonations: { method: "GET", path: "donations/totals", access: "admin" },
  readGivingMonths: { method: "GET", path: "donations/months", access: "admin" },
  readDonationDetails: { method: "GET", path: "donations/details", access: "admin" },
  exportDonations: { method: "GET", path: "donations.csv", access: "admin" },
  bookDonation: { method: "POST", path: "donations/bookings", access: "admin" },
  confirmDonation: { method: "POST", path: "donations/confirmations", access: "admin" },
  refundDonation: { method: "POST", path: "donations/refunds", access: "admin" },
  askGatewayAgain: { method: "POST", path: "donations/inquiries", access: "admin" },
  sendReceiptAgain: { method: "POST", path: "donations/receipt-mails", access: "admin" },
  noteDonation: { method: "PUT", path: "donations/note", access: "admin" },
  settleReview: { method: "PUT", path: "donations/review", access: "admin" },
  listFunds: { method: "GET", path: "funds", access: "admin" },
  listPayouts: { method: "GET", path: "payouts", access: "admin" },
  createPayout: { method: "POST", path: "payouts", access: "admin" },
  cancelPayout: { method: "POST", path: "payouts/cancel", access: "admin" },
  exportPayouts: { method: "GET", path: "payouts.csv", access: "admin" },

  returnFromGateway: { method: "GET", path: "payments/returns/:attempt", access: "public" },
  returnFromGatewayForm: { method: "POST", path: "payments/returns/:attempt", access: "public" },
  notifyPayment: { method: "GET", path: "payments/notifications/:gateway", access: "public" },
  notifyPaymentForm: { method: "POST", path: "payments/notifications/:gateway", access: "public" },

  readPledge: { method: "GET", path: "pledges/own", access: "public" },
  updatePledge: { method: "PUT", path: "pledges/own", access: "public" },
  stepPledge: { method: "PUT", path: "pledges/own/state", access: "public" },
  payPledge: { method: "POST", path: "pledges/own/gifts", access: "public" },
  listPledges: { method: "GET", path: "pledges", access: "admin" },
  listPledgeGifts: { method: "GET", path: "pledges/gifts", access: "admin" },
  stopPledge: { method: "POST", path: "pledges/stop", access: "admin" },
  mailPledgeLink: { method: "POST", path: "pledges/link", access: "admin" },
  exportPledges: { method: "GET", path: "pledges.csv", access: "admin" },

  readOverview: { method: "GET", path: "overview", access: "admin" },
  listAuditLog: { method: "GET", path: "audit-log", access: "admin" },
  listOutbox: { method: "GET", path: "outbox", access: "admin" },
  retryMail: { method: "POST", path: "outbox/retry", access: "admin" },
  retryFailedMails: { method: "POST", path: "outbox/retry-all", access: "admin" },
  readSystem: { method: "GET", path: "system", access: "admin" },
  downloadBackup: { method: "POST", path: "backup", access: "admin" },
  countSampleContent: { method: "GET", path: "sample-content", access: "admin" },
  deleteSampleContent: { method: "DELETE", path: "sample-content", access: "admin" },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The URL of an endpoint by its name, with its query. */
export const endpointUrl = (
  name: EndpointName,
  query?: Record<string, string | number | undefined>,
): string => urlOf(endpoints[name], query);
