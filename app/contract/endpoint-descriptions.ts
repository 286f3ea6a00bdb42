import type { EndpointName } from "./endpoints.ts";

/*
 * The group and description of each call in the OpenAPI document. Separate from endpoints.ts, which browsers
 * load.
 */

/** The groups of calls, in the order of the document. */
export const endpointGroups = {
  Session: "Signing in and out, a forgotten password, one's own name and password.",
  Posts: "Blog posts and their categories.",
  Events: "What the foundation holds, and when.",
  Gallery: "Pictures and films.",
  Hero: "The slides on top of the home page.",
  Ads: "Advertisements that visitors see over a page.",
  Banner: "The announcement strip over every page.",
  Headline: "The line in the dashboard's bar and over the home page.",
  "Impact updates": "The three updates on the home page.",
  Contact: "Messages of the contact form and their inbox.",
  Registrations: "Interns, members, volunteers and applicants, and their inbox.",
  "Blood donors": "People who offer blood, and the calls to them.",
  Newsletter: "Subscribing and leaving, and the list of subscribers.",
  Users: "Who may sign in to the dashboard.",
  Administration: "Figures, the audit log, mails that wait, and sample content.",
} as const;

type Description = { group: keyof typeof endpointGroups; description: string };

export const endpointDescriptions: Record<EndpointName, Description> = {
  signIn: {
    group: "Session",
    description: "Takes an e-mail address and a password and hands out a token for the calls of staff.",
  },
  signOut: { group: "Session", description: "Ends the session of the token that is sent." },
  updateCredentials: {
    group: "Session",
    description:
      "Changes the name or the password of the person who is signed in. A new password ends their other sessions.",
  },
  requestPasswordReset: {
    group: "Session",
    description: "Mails a link that works once. The reply is the same whether the address is known or not.",
  },
  resetPassword: { group: "Session", description: "Sets a new password with the token of a mailed link." },

  listBlogs: {
    group: "Posts",
    description:
      "With `slug` one post, with `category_id` posts related to it, else a page of the list, newest first. " +
      "Visitors get published posts of today and before; with a token also drafts and scheduled ones, whole.",
  },
  saveBlog: {
    group: "Posts",
    description:
      "The message tells what became of the post: published, updated, saved as a draft, or scheduled for a day. " +
      "An update that names an outdated `version` is refused with 409.",
  },
  listBlogCategories: { group: "Posts", description: "Every category with its colour, by name." },
  createBlogCategory: { group: "Posts", description: "Adds a category. A name that is taken is refused." },
  updateBlogCategory: { group: "Posts", description: "Changes a category's name and colour." },
  deleteBlogCategory: {
    group: "Posts",
    description: "Removes a category. One that still has posts is refused with 409.",
  },

  listEvents: {
    group: "Events",
    description: "A page of the events with their status on Karachi's calendar, the latest day first.",
  },
  createEvent: { group: "Events", description: "Adds an event, with a picture when one is sent." },
  updateEvent: { group: "Events", description: "Overwrites an event; its picture only when one is sent." },
  cancelEvent: { group: "Events", description: "Marks an event as cancelled, or as held after all." },
  deleteEvent: { group: "Events", description: "Deletes an event and its picture for good." },

  listGalleryItems: {
    group: "Gallery",
    description: "A page of the gallery, and the sections of all items.",
  },
  createGalleryItem: { group: "Gallery", description: "Adds a picture or a film to a section." },
  deleteGalleryItem: { group: "Gallery", description: "Deletes an item and its file for good." },

  listHeroSlides: {
    group: "Hero",
    description: "The slides in their order. Visitors get those that are shown; with a token all of them.",
  },
  createHeroSlide: { group: "Hero", description: "Adds a slide with one picture or one film." },
  updateHeroSlide: { group: "Hero", description: "Changes what is sent of a slide and leaves the rest." },
  deleteHeroSlide: { group: "Hero", description: "Deletes a slide and its file for good." },
  reorderHeroSlides: { group: "Hero", description: "Sets the order of all slides at once, by their ids." },

  listAds: {
    group: "Ads",
    description: "Visitors get the ads that may be shown today; with a token all of them. Newest first.",
  },
  createAd: {
    group: "Ads",
    description: "Adds an ad with its picture or film, and the days it may be shown.",
  },
  updateAd: { group: "Ads", description: "Overwrites an ad; its file only when one is sent." },
  toggleAd: { group: "Ads", description: "Switches an ad on or off without changing anything else." },
  deleteAd: { group: "Ads", description: "Deletes an ad and its file for good." },

  readBanner: { group: "Banner", description: "The announcement, or a refusal when there is none." },
  saveBanner: { group: "Banner", description: "Sets the announcement and where it leads." },
  deleteBanner: { group: "Banner", description: "Takes the announcement off every page." },

  readHeadline: { group: "Headline", description: "The headline as it stands now." },
  saveHeadline: { group: "Headline", description: "Sets the headline." },

  readImpactUpdates: { group: "Impact updates", description: "The updates in their three places." },
  saveImpactUpdates: { group: "Impact updates", description: "Overwrites all three updates at once." },

  sendContactMessage: {
    group: "Contact",
    description: "Stores a visitor's message and puts a mail to the office in the queue.",
  },
  listMessages: {
    group: "Contact",
    description: "A page of the messages that match a search, newest first.",
  },
  updateMessage: { group: "Contact", description: "Marks a message as read or unread, or sets its note." },
  deleteMessage: { group: "Contact", description: "Deletes a message for good." },
  exportMessages: { group: "Contact", description: "All messages as a file for spreadsheets." },

  sendRegistration: {
    group: "Registrations",
    description: "Stores a registration and puts a mail to the office in the queue.",
  },
  listRegistrations: {
    group: "Registrations",
    description: "A page of the registrations that match a search, newest first.",
  },
  updateRegistration: {
    group: "Registrations",
    description: "Marks a registration as read or unread, or sets its note.",
  },
  deleteRegistration: { group: "Registrations", description: "Deletes a registration for good." },
  exportRegistrations: {
    group: "Registrations",
    description: "All registrations as a file for spreadsheets.",
  },

  sendDonorLead: {
    group: "Blood donors",
    description: "Stores an offer of blood. The same phone number again updates the entry.",
  },
  listBloodDonors: {
    group: "Blood donors",
    description: "A page of the donors that match a search, a blood group or a city, newest first.",
  },
  updateBloodDonor: {
    group: "Blood donors",
    description: "Marks a donor's entry as read or unread, or sets its note.",
  },
  deleteBloodDonor: { group: "Blood donors", description: "Deletes a donor's entry and its calls for good." },
  exportBloodDonors: { group: "Blood donors", description: "All donors as a file for spreadsheets." },
  logDonorCall: { group: "Blood donors", description: "Notes that a donor was called, and the outcome." },
  listDonorCalls: { group: "Blood donors", description: "The calls to one donor, newest first." },

  subscribe: {
    group: "Newsletter",
    description: "Mails a link to confirm. The reply is the same whether the address is known or not.",
  },
  confirmSubscription: { group: "Newsletter", description: "Confirms with the token of the mailed link." },
  unsubscribe: { group: "Newsletter", description: "Leaves with the token that every issue carries." },
  listSubscribers: {
    group: "Newsletter",
    description: "A page of the subscribers that match a search, newest first.",
  },
  updateSubscriber: {
    group: "Newsletter",
    description: "Marks a subscriber as read or unread, or sets the note.",
  },
  deleteSubscriber: { group: "Newsletter", description: "Deletes a subscriber for good." },
  exportSubscribers: { group: "Newsletter", description: "All subscribers as a file for spreadsheets." },

  listUsers: { group: "Users", description: "Everybody who may sign in, without passwords." },
  createUser: { group: "Users", description: "Adds a person who may sign in." },
  updateUser: {
    group: "Users",
    description: "Changes a user, or disables or enables one. Nobody can disable themselves.",
  },
  deleteUser: { group: "Users", description: "Removes a user, never oneself and never the last one." },

  readOverview: { group: "Administration", description: "The dashboard's figures, counted from the data." },
  listAuditLog: {
    group: "Administration",
    description: "A page of the changes that staff made, newest first.",
  },
  listOutbox: { group: "Administration", description: "Mails that are not sent yet, and why." },
  retryMail: { group: "Administration", description: "Puts a mail that failed back into the queue." },
  countSampleContent: {
    group: "Administration",
    description: "How many pieces of sample content are left, by their kind.",
  },
  deleteSampleContent: {
    group: "Administration",
    description: "Deletes every piece of sample content that nobody has edited.",
  },
};
