import { defineRows } from "#app/rows/define-rows.ts";
import { text } from "#app/rows/fields.ts";
import { rowMessages } from "#app/rows/row-messages.ts";

/* What staff and their calls know of it. Public pages do not import this file. */

export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];
export const videoTypes = ["video/mp4", "video/webm", "video/ogg"];
export const mediaMaxBytes = 50 * 1024 * 1024;

export const galleryMessages = {
  ...rowMessages("media item"),
  titleMissing: "Please enter a title for the media item.",
  sectionMissing: "Please enter a section/category.",
  fileMissing: "Please select a media file to upload.",
  fileType: "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.",
  fileSize: "File size cannot exceed 50MB.",

  loadFailed: "Failed to load gallery data.",
  loadBroke: "Network error. Could not connect to the server to fetch gallery items.",
  createFailed: "Failed to upload media.",
  createBroke: "Network error. Could not connect to the server to upload media.",
  deleteFailed: "Failed to delete media item.",
  deleteBroke: "Network error. Could not connect to the server to delete media item.",
  noneInSection: "No media found for the section",
  none: "No media items found. Start by uploading one above!",

  /** Beyond the required texts. */
  updateFailed: "Failed to update media item.",
  updateBroke: "Network error. Could not connect to the server to update media item.",
  stale: "Somebody else has changed this media item since you opened it.",
  created: "Media item added successfully!",
  addedSeveral: (count: number) =>
    count === 1 ? "1 media item added successfully!" : `${count} media items added successfully!`,
  notAdded: (failed: number, all: number) =>
    `${failed} of ${all} files could not be uploaded. They are still listed here, each with the reason.`,
  confirmDelete: "It disappears from the gallery, and nobody can open its file any more.",
} as const;

/** Pictures and films of the public gallery, by section. */
export const gallery = defineRows({
  noun: "gallery item",
  table: "gallery_items",
  name: "title",
  fields: {
    title: text({ label: "Title", max: 200, required: galleryMessages.titleMissing, urdu: true }),
    section: text({
      label: "Section",
      hint: "Choose a section or type a new one. Visitors can filter by it.",
      max: 60,
      required: galleryMessages.sectionMissing,
      urdu: true,
    }),
    alt: text({
      label: "Alt text",
      called: "The description",
      hint: "What the picture shows, for people who cannot see it.",
      max: 300,
      urdu: true,
    }),
  },
  files: { file_url: { label: "Media file", alt: "alt" }, captions_url: { label: "Captions" } },
  messages: galleryMessages,
});
