import type { z } from "zod";
import type { galleryItem } from "./gallery.replies.ts";

/* Types only, so that public pages carry none of zod. */

export type GalleryItem = z.infer<typeof galleryItem>;
