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

  listEvents: { method: "GET", path: "api_get_events.php", access: "public", about: "Events" },
  createEvent: { method: "POST", path: "api_add_event.php", access: "admin", about: "Add an event" },
  deleteEvent: { method: "DELETE", path: "api_delete_event.php", access: "admin", about: "Delete an event" },

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
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The address a browser calls for an endpoint, with its query when it has one. */
export function endpointUrl(name: EndpointName, query?: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  const url = `${apiBase}/${endpoints[name].path}`;
  return search.size > 0 ? `${url}?${search}` : url;
}
