import { defineRows } from "#app/rows/define-rows.ts";
import { flag, link, number, text } from "#app/rows/fields.ts";
import { rowMessages } from "#app/rows/row-messages.ts";

/* What staff and their calls know of it. Public pages do not import this file. */

export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];
export const videoTypes = ["video/mp4", "video/webm", "video/ogg"];
export const imageMaxBytes = 5 * 1024 * 1024;
export const videoMaxBytes = 20 * 1024 * 1024;
/** The size of a JSON body with the largest video as base64, and its texts. */
export const jsonMaxBytes = 29 * 1024 * 1024;
export const maxSlides = 1000;

const broke = (cause: string) => `A network error occurred: ${cause}`;

export const heroMessages = {
  ...rowMessages("slide"),
  imageType: "Please select a valid image file (JPEG, PNG, GIF, WebP)",
  imageSize: "Image size should be less than 5MB",
  videoType: "Please select a valid video file (MP4, WebM, OGG)",
  videoSize: "Video size should be less than 20MB",
  imageBroken: "Failed to process image",
  videoBroken: "Failed to process video",
  confirmDelete: "Are you sure you want to delete this slide? This action cannot be undone.",

  ordered: "Slide order updated successfully!",
  setActive: "Slide set to Active",
  setInactive: "Slide set to Inactive",
  imageReady: "Image ready for upload!",
  videoReady: "Video ready for upload!",
  markedForRemoval: (kind: "image" | "video") => `${kind} marked for removal on save.`,

  loadFailed: "Failed to fetch slides.",
  loadBroke: broke,
  createFailed: "Failed to create slide.",
  createBroke: broke,
  updateFailed: "Failed to update slide.",
  updateBroke: broke,
  orderFailed: "Failed to update slide order. Re-fetching data.",
  statusFailed: "Failed to change status.",
  statusBroke: "Network error during status change. Re-fetching data.",
  deleteFailed: "Failed to delete slide.",
  deleteBroke: broke,
  formFailed: "Form submission failed!",
  none: "No hero slides found",
  loading: "Loading slides...",
  oneMediumNote: "Only one media type per slide is supported. Uploading one clears the other.",

  /** Beyond the required texts. */
  headlineMissing: "Please enter a headline.",
  subtitleMissing: "Please enter a subtitle.",
  ctaTextMissing: "Please enter the button's text.",
  ctaLinkMissing: "Please enter the button's link.",
  badLink: "Please enter a web address, a path that starts with /, or #.",
  displayOrder: "The display order must be a whole number from 0.",
  active: "Active must be 1 or 0.",
  remove: "Remove image and remove video must be true or false.",
  oneMedium: "A slide shows one image or one video. Please send only one of them.",
  stale: "Somebody else has changed this slide since you opened it.",
  gone: "Slide not found",
  badOrder: "The order must be a list of slide numbers.",
  staleOrder: "Somebody else has added or removed a slide. Reload to see all of them, then order them.",
} as const;

/** The slides at the top of the home page, in the order that staff give them. */
export const slides = defineRows({
  noun: "hero slide",
  table: "hero_slides",
  name: "headline",
  fields: {
    headline: text({ label: "Headline", max: 200, required: heroMessages.headlineMissing, urdu: true }),
    subtitle: text({
      label: "Subtitle",
      max: 500,
      lines: 3,
      required: heroMessages.subtitleMissing,
      urdu: true,
    }),
    cta_text: text({
      label: "CTA Button Text",
      called: "The button's text",
      max: 60,
      required: heroMessages.ctaTextMissing,
      urdu: true,
    }),
    cta_link: link({
      label: "CTA Link",
      called: "The button's link",
      hint: "A page of this site, such as /donate, or a web address.",
      max: 500,
      required: heroMessages.ctaLinkMissing,
      wrong: heroMessages.badLink,
    }),
    display_order: number({
      label: "Display Order",
      hint: "The slide with the lowest number comes first.",
      min: 0,
      wrong: heroMessages.displayOrder,
    }),
    is_active: flag({ label: "Is Active?", initial: true, wrong: heroMessages.active }),
  },
  files: { image_url: { label: "Picture" }, video_url: { label: "Film" } },
  versioned: true,
  messages: heroMessages,
});
