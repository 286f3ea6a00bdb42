import type { Endpoint } from "./endpoint.ts";

/** The calls that anyone may make: the only ones that public pages load. What they mean is said in `endpoints.ts`. */
export const publicEndpoints = {
  signIn: { method: "POST", path: "api_login.php", access: "public" },
  requestPasswordReset: { method: "POST", path: "password-resets", access: "public" },
  resetPassword: { method: "PUT", path: "password-resets", access: "public" },
  readHeadline: { method: "GET", path: "api_headline.php", access: "public" },
  readBanner: { method: "GET", path: "api_banner.php", access: "public" },
  readImpactUpdates: { method: "GET", path: "api_get_impact_updates.php", access: "public" },
  listEvents: { method: "GET", path: "api_get_events.php", access: "public" },
  listGalleryItems: { method: "GET", path: "api_get_gallery_items.php", access: "public" },
  listBlogs: { method: "GET", path: "api_blogs.php", access: "public" },
  listBlogCategories: { method: "GET", path: "api_blog_categories.php", access: "public" },
  listAds: { method: "GET", path: "ads/get_ads.php", access: "public" },
  listHeroSlides: { method: "GET", path: "api_hero_section.php", access: "public" },
  sendContactMessage: { method: "POST", path: "api_send_contact_form.php", access: "public" },
  sendDonorLead: { method: "POST", path: "api_send_donor_lead.php", access: "public" },
  sendRegistration: { method: "POST", path: "registrations", access: "public" },
  sendBloodRequest: { method: "POST", path: "blood-requests", access: "public" },
  sendSharedStory: { method: "POST", path: "shared-stories", access: "public" },
  subscribe: { method: "POST", path: "newsletter", access: "public" },
  confirmSubscription: { method: "POST", path: "newsletter/confirm", access: "public" },
  unsubscribe: { method: "POST", path: "newsletter/leave", access: "public" },
  startDonation: { method: "POST", path: "donations", access: "public" },
  readDonation: { method: "GET", path: "donations/state", access: "public" },
  sendTransferReport: { method: "POST", path: "transfer-reports", access: "public" },
  addTransferProof: { method: "POST", path: "transfer-reports/slip", access: "public" },
  returnFromGateway: { method: "GET", path: "payments/returns/:attempt", access: "public" },
  returnFromGatewayForm: { method: "POST", path: "payments/returns/:attempt", access: "public" },
  notifyPayment: { method: "GET", path: "payments/notifications/:gateway", access: "public" },
  notifyPaymentForm: { method: "POST", path: "payments/notifications/:gateway", access: "public" },
  readPledge: { method: "GET", path: "pledges/own", access: "public" },
  updatePledge: { method: "PUT", path: "pledges/own", access: "public" },
  stepPledge: { method: "PUT", path: "pledges/own/state", access: "public" },
  payPledge: { method: "POST", path: "pledges/own/gifts", access: "public" },
} as const satisfies Record<string, Endpoint & { access: "public" }>;

export type PublicEndpointName = keyof typeof publicEndpoints;
