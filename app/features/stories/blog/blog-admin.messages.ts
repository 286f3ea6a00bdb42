import { textPictureRule } from "#app/lib/text-picture.ts";
import { rowMessages } from "#app/rows/row-messages.ts";

/* Limits and texts of the dashboard and of the calls of staff. Public pages do not import this file. */

/** The page size of the dashboard, and the maximum of one call. */
export const maxPostsPerCall = 100;
export const blogMessages = {
  ...rowMessages("blog"),
  titleMissing: "Please enter a title",
  contentMissing: "Please enter content",
  categoryMissing: "Please select a category",
  urduTitleMissing: "Please enter a title in Urdu",
  urduContentMissing: "Please enter content in Urdu",
  imageType: textPictureRule.texts.type,
  imageSize: textPictureRule.texts.size,
  confirmDelete: "Are you sure you want to delete this blog post? This action cannot be undone.",

  published: "Blog published successfully!",
  draftSaved: "Draft saved.",
  scheduled: (moment: string) => `Scheduled for ${moment}.`,

  fetchFailed: "Failed to fetch blogs.",
  categoriesFailed: "Failed to fetch categories.",
  deleteFailed: "Failed to delete blog.",
  deleteBroke: "An error occurred during deletion.",
  publishFailed: "Failed to publish blog.",
  updateFailed: "Failed to update blog.",
  draftFailed: "Failed to save the draft.",
  scheduleFailed: "Failed to schedule the post.",
  saveBroke: "An error occurred. Please try again.",

  /** Beyond the required texts. */
  readTime: "Read time must be a whole number of minutes from 1 to 60.",
  status: "The status must be published or draft.",
  date: "Please enter the publication date as YYYY-MM-DD.",
  time: "Please enter the publication time as HH:MM.",
  unknownCategory: "Please select a category",
  stale:
    "Somebody else has changed this post since you opened it. Your text is still here; choose what to keep.",
  tooTangled:
    "This text could not be displayed. Please simplify it, with fewer signs such as *, _, >, [ and | in a row.",
  foreignPicture: (address: string) =>
    `The text shows a picture that is not on this site: ${address}. Upload the picture, in the gallery or as a post's image, and use its address here.`,
  foreignImage: "You cannot use a picture from another website. Please upload it.",
  missingImage: "There is no uploaded picture at this address. Please upload it.",
  previewMade: "Anybody with the link can read the draft, until it is published or you withdraw the link.",
  previewWithdrawn: "The link no longer works.",
  previewPublic: "This post is public and needs no preview link.",
  previewBroke: "The preview could not be opened. Your text is safe.",
  previewFailed: "The link could not be reached. Please try again.",
  renderFailed: "The preview could not be created. Your text is safe.",
  badPostId: "The request does not say which post to change.",

  categoryName: "Please enter a category name.",
  categoryColor: "Please choose a colour such as #0F766E.",
  categoryTaken: "There is already a category with this name.",
  categoryInUse: (posts: number) =>
    `This category still has ${posts} ${posts === 1 ? "post" : "posts"}. Move them first.`,
  categoryNotFound: "Category not found",
  categoryCreated: "Category added.",
  categoryUpdated: "Category saved.",
  categoryDeleted: "Category removed.",
  categoryTakenSince: "Another category has this name by now. Rename that one, then bring this one back.",
  categoryGone: "Its category is gone: choose another one.",
  urduAddressTaken: (slug: string) =>
    `Another post has its Urdu address by now. Its own is /ur/blog/${slug}.`,
  addressTaken: (slug: string) => `Another post has its address by now. Its own is /blog/${slug}.`,
} as const;

export const maxContentLength = 200_000;
/** Words a minute, for the proposed read time. */
export const wordsPerMinute = 200;

export const imageTypes = textPictureRule.types;
export const imageMaxBytes = textPictureRule.maxBytes;
