import { slides } from "#app/features/stories/hero/hero.rows.ts";
import type { HeroSlideUpdate } from "#app/features/stories/hero/hero.schema.ts";
import { heroMessages } from "#app/features/stories/hero/hero-admin.messages.ts";
import { rowService } from "#app/rows/row-service.server.ts";
import { versionedRows } from "#app/rows/row-versions.server.ts";
import { recorded } from "#server/recorded.ts";
import { nextDisplayOrder, reorderHeroSlides } from "./hero.store.server.ts";

type SlideForm = Partial<Omit<HeroSlideUpdate, "id" | "version">>;

/** Slides: each shows one medium, and a new one takes the place of whatever there was. */
export const slideService = rowService<SlideForm, typeof slides>(slides, {
  columns: async ({ form, files, before, trx }) => {
    const [file] = files.values();
    const image_url = form.remove_image ? null : (before?.image_url ?? null);
    const video_url = form.remove_video ? null : (before?.video_url ?? null);
    const picture = file?.kind === "image" ? file.path : form.picture_path;
    return {
      ...(file?.kind === "video"
        ? { image_url: null, video_url: file.path }
        : picture
          ? { image_url: picture, video_url: null }
          : { image_url, video_url }),
      display_order: form.display_order ?? before?.display_order ?? (await nextDisplayOrder(trx)),
      // A new slide shows, unless the form says otherwise.
      ...(before || form.is_active !== undefined ? {} : { is_active: 1 as const }),
    };
  },
});

/** Earlier versions of a slide. Its place and whether it is active are no part of them. */
export const versionedSlides = versionedRows(slideService);

/** Refused where `ids` are not exactly the slides that there are. */
export const orderHeroSlides = recorded(async (trx, _now, { ids }: { ids: number[] }) => {
  const before = await reorderHeroSlides(trx, ids);
  if (!before) return { status: 409, message: heroMessages.staleOrder };
  return { action: "update", noun: slides.noun, id: "all", before: { order: before }, after: { order: ids } };
});
