import { heroMessages } from "#app/features/stories/hero/hero-admin.messages.ts";
import { updateRow } from "#server/content-rows.ts";
import { takeFromLibrary } from "#server/media/picture-library.ts";
import type { VersionedKind } from "#server/services.ts";
import { earlierFile } from "#server/versions/earlier-file.ts";
import { rowVersion } from "#server/versions/row-version.ts";
import { versionDifferences } from "#server/versions/save-version.ts";
import { slides, slideVersions } from "./hero.service.server.ts";
import type { HeroSlideValues } from "./hero.store.server.ts";

type Earlier = Omit<HeroSlideValues, "display_order" | "is_active">;

/** Earlier versions of a slide. Its place and whether it is active are no part of them. */
export const versionedSlides: VersionedKind = {
  noun: "hero slide",
  current: (db, id) => rowVersion(db, "hero_slides", id),
  differences: (_services, two) => versionDifferences(slideVersions, two),
  restore: async (services, who, { id, version, value }) => {
    const earlier = value as Earlier;
    const now = await services.db
      .selectFrom("hero_slides")
      .select(["image_url", "video_url"])
      .where("id", "=", Number(id))
      .executeTakeFirst();
    const current = { image_url: now?.image_url ?? null, video_url: now?.video_url ?? null };
    const image = await earlierFile(services, earlier.image_url, current.image_url);
    const video = await earlierFile(services, earlier.video_url, current.video_url);
    const note = image.note ?? video.note;
    // A slide has one medium: without the earlier one all of what shows now stays.
    const medium = note === undefined ? { image_url: image.path, video_url: video.path } : current;
    const saved = await updateRow<"hero_slides">(services, who, slides, {
      ...{ id: Number(id), version, isRestored: true },
      prepare: async (trx) => {
        if (medium.image_url) await takeFromLibrary(trx, medium.image_url);
        return undefined;
      },
      change: () => ({ columns: { ...earlier, ...medium } }),
    });
    if (!("fault" in saved)) return { note };
    const { notFound, stale } = heroMessages;
    return saved.fault === "missing"
      ? { fault: { status: 404, message: notFound } }
      : { fault: { status: 409, message: stale } };
  },
};
