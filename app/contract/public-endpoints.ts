import type * as donationForms from "#app/features/giving/donations/donations.form.ts";
import type * as donations from "#app/features/giving/donations/donations.schema.ts";
import type * as pledgeForms from "#app/features/giving/pledges/pledges.form.ts";
import type * as pledges from "#app/features/giving/pledges/pledges.schema.ts";
import type * as transferForms from "#app/features/giving/transfer-reports/transfer-reports.form.ts";
import type * as transfers from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import type * as bloodDonors from "#app/features/people/blood-donors/blood-donors.form.ts";
import type * as bloodRequestForms from "#app/features/people/blood-requests/blood-requests.form.ts";
import type * as bloodRequests from "#app/features/people/blood-requests/blood-requests.schema.ts";
import type * as contact from "#app/features/people/contact/contact.form.ts";
import type * as registrations from "#app/features/people/registrations/registrations.schema.ts";
import type * as sharedStories from "#app/features/people/shared-stories/shared-stories.form.ts";
import type * as session from "#app/features/staff/session/session.schema.ts";
import type * as ads from "#app/features/stories/ads/ads.schema.ts";
import type * as banner from "#app/features/stories/banner/banner.schema.ts";
import type * as blog from "#app/features/stories/blog/blog.schema.ts";
import type * as events from "#app/features/stories/events/events.schema.ts";
import type * as eventGuests from "#app/features/stories/events/events-guests.form.ts";
import type * as feed from "#app/features/stories/feed/feed.schema.ts";
import type * as gallery from "#app/features/stories/gallery/gallery.schema.ts";
import type * as hero from "#app/features/stories/hero/hero.schema.ts";
import type * as newsletterForms from "#app/features/stories/newsletter/newsletter.form.ts";
import type * as newsletter from "#app/features/stories/newsletter/newsletter.schema.ts";
import { type Done, publicCalls, type Returned } from "./endpoint.ts";

const { get, post, put } = publicCalls;

type PledgeRules = ReturnType<typeof pledgeForms.pledgeRules>;

/** Of rules that are made in a language, or for a day. */
type SchemaOf<Rules extends (...made: never[]) => { schema: unknown }> = ReturnType<Rules>["schema"];

/** The calls that anyone may make: the only ones that public pages load. What they mean is said in `endpoints.ts`. */
export const publicEndpoints = {
  signIn: post<{ body: typeof session.signInForm; reply: Done & { token: string; user_name: string } }>(
    "api_login.php",
  ),
  startPasskeySignIn: post<{ reply: typeof session.passkeySignInReply }>("sign-in/challenges"),
  finishSignIn: post<{
    body: typeof session.secondFactorForm;
    reply: Done & { token: string; user_name: string; email: string };
  }>("sign-in/second-factor"),
  requestPasswordReset: post<{ body: typeof session.passwordResetRequest }>("password-resets"),
  resetPassword: put<{ body: typeof session.passwordResetForm }>("password-resets"),
  readHeadline: get<{ reply: Done & { headline: string; headline_ur?: string } }>("api_headline.php"),
  readBanner: get<{ reply: Done & { data: Returned<typeof banner.banner> } }>("api_banner.php"),
  readImpactUpdates: get<{ reply: typeof feed.readImpactUpdatesReply }>("api_get_impact_updates.php"),
  listEvents: get<{ query: typeof events.listEventsQuery; reply: typeof events.listEventsReply }>(
    "api_get_events.php",
  ),
  listGalleryItems: get<{
    query: typeof gallery.listGalleryItemsQuery;
    reply: typeof gallery.listGalleryItemsReply;
  }>("api_get_gallery_items.php"),
  listBlogs: get<{ query: typeof blog.listBlogsQuery; reply: typeof blog.listBlogsReply }>("api_blogs.php"),
  listBlogCategories: get<{ reply: typeof blog.listCategoriesReply }>("api_blog_categories.php"),
  listAds: get<{ query: typeof ads.listAdsQuery; reply: typeof ads.listAdsReply }>("ads/get_ads.php"),
  listHeroSlides: get<{ reply: typeof hero.listHeroSlidesReply }>("api_hero_section.php"),
  sendContactMessage: post<{ body: SchemaOf<typeof contact.contactRules> }>("api_send_contact_form.php"),
  sendDonorLead: post<{ body: SchemaOf<typeof bloodDonors.donorRules> }>("api_send_donor_lead.php"),
  sendRegistration: post<{ body: ReturnType<typeof registrations.registrationForm> }>("registrations"),
  sendBloodRequest: post<{
    body: SchemaOf<typeof bloodRequestForms.bloodRequestRules>;
    reply: typeof bloodRequests.sendBloodRequestReply;
  }>("blood-requests"),
  sendEventGuest: post<{ body: ReturnType<typeof eventGuests.eventGuestRules>["schema"] }>("event-guests"),
  sendSharedStory: post<{ body: SchemaOf<typeof sharedStories.sharedStoryRules> }>("shared-stories"),
  subscribe: post<{ body: ReturnType<typeof newsletterForms.subscriptionCall> }>("newsletter"),
  confirmSubscription: post<{ body: typeof newsletter.subscriptionLink }>("newsletter/confirm"),
  unsubscribe: post<{ body: typeof newsletter.subscriptionLink }>("newsletter/leave"),
  startDonation: post<{
    body: SchemaOf<typeof donationForms.donationRules>;
    reply: Done & donations.StartedDonation;
  }>("donations"),
  readDonation: get<{
    query: typeof donations.donationKey;
    reply: Done & { donation: donations.DonationStatus };
  }>("donations/state"),
  sendTransferReport: post<{
    query: typeof transfers.reportQuery;
    body: SchemaOf<typeof transferForms.transferRules>;
    files: "slip";
  }>("transfer-reports"),
  addTransferProof: post<{
    query: typeof transfers.proofLinkToken;
    body: Record<string, never>;
    files: "slip";
  }>("transfer-reports/slip"),
  returnFromGateway: get<{ reply: Blob }>("payments/returns/:attempt"),
  returnFromGatewayForm: post<{ reply: Blob }>("payments/returns/:attempt"),
  notifyPayment: get<{ reply: Blob }>("payments/notifications/:gateway"),
  notifyPaymentForm: post<{ reply: Blob }>("payments/notifications/:gateway"),
  readPledge: get<{ query: PledgeRules["key"]; reply: Done & { pledge: pledges.PledgeView } }>("pledges/own"),
  updatePledge: put<{ body: PledgeRules["change"] }>("pledges/own"),
  stepPledge: put<{ body: PledgeRules["step"] }>("pledges/own/state"),
  payPledge: post<{
    body: PledgeRules["payment"];
    reply: Done & { path: string; checkout: donations.Checkout };
  }>("pledges/own/gifts"),
};

export type PublicEndpointName = keyof typeof publicEndpoints;
