/**
 * Every call the product answers: name -> method, path under the base, and who may make it.
 *
 * The server registers its doors from this table, the browser calls through it, and the OpenAPI document is
 * drawn from what the server registered. Paths ending in .php are the seeds' and never change; the others are
 * ours and use plain resource names.
 *
 * access "public": anyone; a signed-in caller may see more (a token that is sent must still be a live one).
 * access "admin": only with a live Bearer token, else 401.
 */
export const apiBase = "/backendReact";

export type Access = "public" | "admin";
export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Endpoint = { method: Method; path: string; access: Access; about: string };

export const endpoints = {
  signIn: { method: "POST", path: "api_login.php", access: "public", about: "Sign in" },
  signOut: { method: "DELETE", path: "session", access: "admin", about: "Sign out, revoking the token" },
  updateCredentials: {
    method: "POST",
    path: "api_update_credentials.php",
    access: "admin",
    about: "Change one's own name or password",
  },
  requestPasswordReset: {
    method: "POST",
    path: "password-resets",
    access: "public",
    about: "Ask for a link to set a new password",
  },
  resetPassword: {
    method: "PUT",
    path: "password-resets",
    access: "public",
    about: "Set a new password with such a link",
  },

  readHeadline: { method: "GET", path: "api_headline.php", access: "public", about: "Headline" },
  saveHeadline: { method: "POST", path: "api_headline.php", access: "admin", about: "Save the headline" },

  readBanner: { method: "GET", path: "api_banner.php", access: "public", about: "Top banner" },
  saveBanner: { method: "POST", path: "api_banner.php", access: "admin", about: "Save the top banner" },
  deleteBanner: { method: "DELETE", path: "api_banner.php", access: "admin", about: "Take the banner down" },

  readImpactUpdates: {
    method: "GET",
    path: "api_get_impact_updates.php",
    access: "public",
    about: "The three impact updates",
  },
  saveImpactUpdates: {
    method: "POST",
    path: "api_update_impact_feed.php",
    access: "admin",
    about: "Save the three impact updates",
  },

  listUsers: { method: "GET", path: "api_get_users.php", access: "admin", about: "Users" },
  createUser: { method: "POST", path: "api_add_user.php", access: "admin", about: "Add a user" },
  updateUser: { method: "PUT", path: "users", access: "admin", about: "Change, disable or enable a user" },
  deleteUser: { method: "DELETE", path: "users", access: "admin", about: "Remove a user" },

  listEvents: { method: "GET", path: "api_get_events.php", access: "public", about: "Events" },
  createEvent: { method: "POST", path: "api_add_event.php", access: "admin", about: "Add an event" },
  deleteEvent: { method: "DELETE", path: "api_delete_event.php", access: "admin", about: "Delete an event" },
  updateEvent: { method: "PUT", path: "events", access: "admin", about: "Change an event" },
  cancelEvent: {
    method: "POST",
    path: "events/cancel",
    access: "admin",
    about: "Cancel an event, or take that back",
  },

  listGalleryItems: {
    method: "GET",
    path: "api_get_gallery_items.php",
    access: "public",
    about: "Gallery items and sections",
  },
  createGalleryItem: {
    method: "POST",
    path: "api_add_gallery_item.php",
    access: "admin",
    about: "Add a gallery item",
  },
  deleteGalleryItem: {
    method: "DELETE",
    path: "api_delete_gallery_item.php",
    access: "admin",
    about: "Delete a gallery item",
  },

  listBlogs: {
    method: "GET",
    path: "api_blogs.php",
    access: "public",
    about: "Posts: the list, one by slug, or those related to a category",
  },
  saveBlog: {
    method: "POST",
    path: "api_blogs.php",
    access: "admin",
    about: "Create a post; with _method=PUT update it, with _method=DELETE delete it",
  },
  listBlogCategories: {
    method: "GET",
    path: "api_blog_categories.php",
    access: "public",
    about: "Blog categories",
  },
  createBlogCategory: {
    method: "POST",
    path: "blog-categories",
    access: "admin",
    about: "Add a blog category",
  },
  updateBlogCategory: {
    method: "PUT",
    path: "blog-categories",
    access: "admin",
    about: "Rename or recolour a blog category",
  },
  deleteBlogCategory: {
    method: "DELETE",
    path: "blog-categories",
    access: "admin",
    about: "Remove a blog category that no post uses",
  },

  listAds: { method: "GET", path: "ads/get_ads.php", access: "public", about: "Ads" },
  createAd: { method: "POST", path: "ads/upload.php", access: "admin", about: "Add an ad" },
  deleteAd: { method: "POST", path: "ads/delete_ad.php", access: "admin", about: "Delete an ad" },
  toggleAd: { method: "POST", path: "ads/toggle_ad.php", access: "admin", about: "Switch an ad on or off" },
  updateAd: { method: "PUT", path: "ads", access: "admin", about: "Change an ad" },

  listHeroSlides: {
    method: "GET",
    path: "api_hero_section.php",
    access: "public",
    about: "Hero slides",
  },
  createHeroSlide: {
    method: "POST",
    path: "api_hero_section.php",
    access: "admin",
    about: "Add a hero slide",
  },
  updateHeroSlide: {
    method: "PUT",
    path: "api_hero_section.php",
    access: "admin",
    about: "Change a hero slide",
  },
  deleteHeroSlide: {
    method: "DELETE",
    path: "api_hero_section.php",
    access: "admin",
    about: "Delete a hero slide",
  },
  reorderHeroSlides: {
    method: "PUT",
    path: "hero-slides/order",
    access: "admin",
    about: "Put all hero slides into an order",
  },

  sendContactMessage: {
    method: "POST",
    path: "api_send_contact_form.php",
    access: "public",
    about: "Contact form",
  },
  sendDonorLead: {
    method: "POST",
    path: "api_send_donor_lead.php",
    access: "public",
    about: "Blood donor registration",
  },

  listMessages: {
    method: "GET",
    path: "messages",
    access: "admin",
    about: "List and search contact messages",
  },
  updateMessage: {
    method: "PUT",
    path: "messages",
    access: "admin",
    about: "Mark as read or unread, or note something",
  },
  deleteMessage: { method: "DELETE", path: "messages", access: "admin", about: "Delete one" },
  exportMessages: { method: "GET", path: "messages.csv", access: "admin", about: "All of them as CSV" },

  listRegistrations: {
    method: "GET",
    path: "registrations",
    access: "admin",
    about: "List and search registrations",
  },
  updateRegistration: {
    method: "PUT",
    path: "registrations",
    access: "admin",
    about: "Mark as read or unread, or note something",
  },
  deleteRegistration: { method: "DELETE", path: "registrations", access: "admin", about: "Delete one" },
  exportRegistrations: {
    method: "GET",
    path: "registrations.csv",
    access: "admin",
    about: "All of them as CSV",
  },
  sendRegistration: {
    method: "POST",
    path: "registrations",
    access: "public",
    about: "Register as intern, member, volunteer or for a job",
  },

  listBloodDonors: {
    method: "GET",
    path: "blood-donors",
    access: "admin",
    about: "List and search blood donors",
  },
  updateBloodDonor: {
    method: "PUT",
    path: "blood-donors",
    access: "admin",
    about: "Mark as read or unread, or note something",
  },
  deleteBloodDonor: { method: "DELETE", path: "blood-donors", access: "admin", about: "Delete one" },
  exportBloodDonors: {
    method: "GET",
    path: "blood-donors.csv",
    access: "admin",
    about: "All of them as CSV",
  },
  logDonorCall: {
    method: "POST",
    path: "blood-donors/calls",
    access: "admin",
    about: "Write down a call to a donor",
  },
  listDonorCalls: {
    method: "GET",
    path: "blood-donors/calls",
    access: "admin",
    about: "The calls to a donor",
  },

  listSubscribers: {
    method: "GET",
    path: "subscribers",
    access: "admin",
    about: "List and search newsletter subscribers",
  },
  updateSubscriber: {
    method: "PUT",
    path: "subscribers",
    access: "admin",
    about: "Mark as read or unread, or note something",
  },
  deleteSubscriber: { method: "DELETE", path: "subscribers", access: "admin", about: "Delete one" },
  exportSubscribers: { method: "GET", path: "subscribers.csv", access: "admin", about: "All of them as CSV" },

  subscribe: {
    method: "POST",
    path: "newsletter",
    access: "public",
    about: "Ask for the newsletter; a mail asks to confirm",
  },
  confirmSubscription: {
    method: "POST",
    path: "newsletter/confirm",
    access: "public",
    about: "Confirm with the link of that mail",
  },
  unsubscribe: {
    method: "POST",
    path: "newsletter/leave",
    access: "public",
    about: "Leave the newsletter with the link of any issue",
  },

  readOverview: {
    method: "GET",
    path: "overview",
    access: "admin",
    about: "The figures of the first page of the dashboard",
  },
  listAuditLog: {
    method: "GET",
    path: "audit-log",
    access: "admin",
    about: "Who changed what, newest first",
  },
  listOutbox: { method: "GET", path: "outbox", access: "admin", about: "Mails that wait or failed" },
  retryMail: { method: "POST", path: "outbox/retry", access: "admin", about: "Try a failed mail again" },
  countSampleContent: {
    method: "GET",
    path: "sample-content",
    access: "admin",
    about: "How much sample content there is",
  },
  deleteSampleContent: {
    method: "DELETE",
    path: "sample-content",
    access: "admin",
    about: "Remove all sample content",
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The URL of an endpoint, with its query. */
export function endpointUrl(name: EndpointName, query?: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  const url = `${apiBase}/${endpoints[name].path}`;
  return search.size > 0 ? `${url}?${search}` : url;
}
