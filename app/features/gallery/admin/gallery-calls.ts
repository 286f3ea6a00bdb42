import { call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type {
  GalleryItem,
  GalleryItemForm,
  GalleryItemUpdate,
} from "#app/features/gallery/gallery.schema.ts";
import {
  imageTypes,
  mediaMaxBytes,
  galleryMessages as messages,
  videoTypes,
} from "#app/features/gallery/gallery-admin.messages.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import type { UploadRule } from "#app/lib/upload-rule.ts";

/* The dashboard's calls for the gallery, with their error texts: GALLERY-05. */

type WriteReply = { message?: string };
type ListReply = { items: GalleryItem[]; sections: string[]; total: number };

export const galleryKey = ["gallery"];

/** How many items are loaded at once. */
const pageSize = 48;

/** Items of a section (empty: of all), newest first, with the sections of all items. */
export const useGallery = (section: string) =>
  useList<GalleryItem, { sections: string[] }>({
    key: [...galleryKey, section],
    fetchPage: async (cursor) => {
      const query = { section: section || undefined, cursor, limit: pageSize };
      const texts = { failed: messages.loadFailed, broke: messages.loadUnreachable };
      const result = await call<ListReply>("listGalleryItems", { query, texts });
      if (!result.ok) return result;
      const { items, ...more } = result.body;
      return { ...result, body: { rows: items, ...more } };
    },
  });

export const mediaRule: UploadRule = {
  types: [...imageTypes, ...videoTypes],
  maxBytes: mediaMaxBytes,
  texts: { type: messages.fileType, size: messages.fileSize },
};

export const uploadTexts = { failed: messages.uploadFailed, broke: messages.uploadUnreachable };

/** The form of an upload. The file is last, so that the server has all texts before it. */
export function itemFormData({ title, section, alt }: GalleryItemForm, file: File): FormData {
  const form = new FormData();
  form.set("title", title);
  form.set("section", section);
  form.set("alt", alt);
  form.set("media", file);
  return form;
}

/** The item as it is stored now. */
export async function fetchItem({ id }: { id: number }): Promise<CallResult<GalleryItem>> {
  const texts = { failed: messages.loadFailed, broke: messages.loadUnreachable };
  const result = await call<ListReply>("listGalleryItems", { query: { id }, texts });
  if (!result.ok) return result;
  const [item] = result.body.items;
  return item
    ? { ...result, body: item }
    : { ok: false, kind: "refused", status: 404, message: messages.gone };
}

export const updateItem = (update: GalleryItemUpdate): Promise<CallResult<WriteReply>> =>
  call("updateGalleryItem", {
    json: update,
    texts: { failed: messages.updateFailed, broke: messages.updateUnreachable },
  });

export const removeItem = (id: number): Promise<CallResult<WriteReply>> =>
  call("deleteGalleryItem", {
    json: { id },
    texts: { failed: messages.deleteFailed, broke: messages.deleteUnreachable },
  });
