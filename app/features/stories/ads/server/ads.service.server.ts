import type { z } from "zod";
import { ads } from "#app/features/stories/ads/ads.rows.ts";
import type { newAd } from "#app/features/stories/ads/ads.schema.ts";
import { adMessages as messages } from "#app/features/stories/ads/ads-admin.messages.ts";
import { mediumAfter } from "#app/rows/row-media.server.ts";
import { rowService } from "#app/rows/row-service.server.ts";

type AdForm = z.infer<typeof newAd> & { remove_captions?: boolean };

/** Ads: what they show is a picture or a film, of the media type that the form names. */
export const adService = rowService<AdForm, typeof ads>(ads, {
  begin: (now) => ({ created_at: now.toISOString() }),
  columns: async ({ form, files, before }) => {
    const sent = { ...form, file: files.get("media_file"), captions: files.get("captions") };
    const shown = before && {
      kind: before.media_type,
      path: before.media_url,
      captions: before.captions_url,
    };
    const medium = mediumAfter(sent, shown);
    if ("fault" in medium) return medium;
    const isNew = medium.path !== shown?.path;
    if (form.media_type && form.media_type !== medium.kind)
      return { fault: isNew ? "other media" : "needs file" };
    // The column holds the bare name.
    const media_url = isNew ? medium.path.slice(medium.path.lastIndexOf("/") + 1) : medium.path;
    return { media_type: medium.kind, media_url, captions_url: medium.captions };
  },
  faults: {
    "no file": { status: 422, message: messages.fileMissing },
    "other media": { status: 415, message: messages.otherMedia },
    "needs file": { status: 422, message: messages.needsFile },
  },
});
