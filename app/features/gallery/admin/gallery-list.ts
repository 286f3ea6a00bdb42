import { callList } from "#app/dashboard/call-query.ts";
import { galleryMessages } from "#app/features/gallery/gallery-admin.messages.ts";

/* What the page of the gallery loads first. */

/** The names under which the page's URL keeps what is asked for. */
export const galleryFilters = ["section"] as const;

/** How many items are loaded at once. */
const pageSize = 48;
const loadTexts = { failed: galleryMessages.loadFailed, broke: galleryMessages.loadUnreachable };

/** The items of a section, newest first, and the names of all sections. */
export const galleryList = ({ section }: Record<(typeof galleryFilters)[number], string>) =>
  callList(
    "listGalleryItems",
    { query: { section, limit: pageSize }, texts: loadTexts },
    ({ items: rows, ...more }) => ({ rows, ...more }),
  );
