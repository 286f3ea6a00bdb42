import { media as adFile, adService } from "#app/features/stories/ads/ads.feature.server.ts";
import { adForm } from "#app/features/stories/ads/ads.schema.ts";
import { eventForm } from "#app/features/stories/events/events.schema.ts";
import { image as eventImage } from "#app/features/stories/events/server/events.routes.server.ts";
import { eventService } from "#app/features/stories/events/server/events.service.server.ts";
import {
  media as galleryFile,
  galleryService,
} from "#app/features/stories/gallery/gallery.feature.server.ts";
import { galleryItemForm } from "#app/features/stories/gallery/gallery.schema.ts";
import { imageRule, slideService, videoRule } from "#app/features/stories/hero/hero.feature.server.ts";
import { heroDefaults } from "#app/features/stories/hero/hero.messages.ts";
import { heroMessages } from "#app/features/stories/hero/hero.rows.ts";
import { heroSlideForm } from "#app/features/stories/hero/hero.schema.ts";
import { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { AnyForm, RowService } from "#app/rows/row-service.server.ts";
import type { Db } from "#server/db/connect.ts";
import { fileOf, itemOf, type Noun, type Place, type Refused, type Target } from "./import-item.ts";
import { readAds, readEvents, readGallery, readSlides } from "./old-calls.ts";
import { dayOf, instantOf, type OldRow, textOf, textOr } from "./old-values.ts";

/* The kinds of content whose rows are shown with a picture or a film. */

type Table = "events" | "gallery_items" | "ads" | "hero_slides";

/** Reads what staff edit of a row: all but what is computed, and what marks samples. */
const currentOf =
  (table: Table): Noun["current"] =>
  async (db: Db, id) => {
    const row = await db
      .selectFrom(table as "events")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { version, search_text: _search, is_sample: _sample, ...values } = row;
    return { values, version };
  };

/** Numbers go up with time in both: the oldest comes first, so that lists keep their order. */
const byNumber = (rows: OldRow[]) =>
  rows.toSorted((a, b) => String(a.id).localeCompare(String(b.id), "en", { numeric: true }));

/** Saves a row of a definition with its file. @param field where its form has the file */
const saveWith =
  <Form extends AnyForm>(service: RowService<Form>, field: string) =>
  async (
    form: Form,
    { deps, who }: Target,
    { row: place, file }: Place,
  ): Promise<{ id: number } | Refused> => {
    const files = new Map(file ? [[field, file]] : []);
    const saved = place
      ? await service.update(deps, who, { ...form, ...place }, files)
      : await service.create(deps, who, form, files);
    if ("fault" in saved) return { refused: service.faults[String(saved.fault)]?.message ?? "" };
    return place ?? (saved as { id: number });
  };

const saveEvent = saveWith(eventService, "image");

export const events: Noun = {
  noun: "event",
  title: "Events",
  current: currentOf("events"),
  read: async (site) =>
    byNumber(await readEvents(site)).map((row) => {
      const input = {
        title: textOf(row.title),
        date: dayOf(row.event_date),
        time: textOf(row.event_time),
        location: textOf(row.location),
        description: textOf(row.description),
      };
      return itemOf(row, {
        title: input.title,
        schema: eventForm,
        input,
        file: fileOf(row.image_url, eventImage),
        // Most events of an old site are over.
        save: (form, target, place) =>
          saveEvent({ ...form, mayBePast: true, remove_image: place.dropFile }, target, place),
      });
    }),
};

export const gallery: Noun = {
  noun: "gallery item",
  title: "Gallery",
  current: currentOf("gallery_items"),
  read: async (site) =>
    byNumber(await readGallery(site)).map((row) => {
      const input = { title: textOf(row.title), section: textOf(row.section) };
      return itemOf(row, {
        title: input.title,
        schema: galleryItemForm,
        input,
        file: fileOf(row.file_url, galleryFile, { needed: true, fixed: true }),
        save: (form, to, place) =>
          saveWith(galleryService, galleryFile.field)(
            { ...form, uploaded_at: instantOf(row.uploaded_at) },
            to,
            place,
          ),
      });
    }),
};

/** @param name as an ad names its file: alone, or with a path as newer rows have it */
function adAddress(row: OldRow): string {
  const name = textOf(row.media_url);
  const type = textOf(row.media_type);
  if (typeof name !== "string" || name === "" || /[/\\]/.test(name)) return name;
  return `uploads/${type}s/${encodeURIComponent(name)}`;
}

export const ads: Noun = {
  noun: "advertisement",
  title: "Ads",
  current: currentOf("ads"),
  read: async (site) =>
    byNumber(await readAds(site)).map((row) => {
      const input = {
        title: textOf(row.title),
        description: textOf(row.description),
        media_type: textOf(row.media_type),
        start_date: dayOf(row.start_date),
        end_date: dayOf(row.end_date),
        is_active: row.is_active,
      };
      return itemOf(row, {
        title: input.title,
        schema: adForm,
        input,
        file: fileOf(adAddress(row), adFile, { needed: true }),
        save: saveWith(adService, adFile.field),
      });
    }),
};

export const slides: Noun = {
  noun: "hero slide",
  title: "Slides",
  current: currentOf("hero_slides"),
  read: async (site) =>
    byNumber(await readSlides(site)).map((row) => {
      const input = {
        headline: textOf(row.headline),
        subtitle: textOf(row.subtitle),
        cta_text: textOr(row.cta_text, textIn("en", heroWords)("action")),
        cta_link: textOr(row.cta_link, heroDefaults.ctaLink),
        display_order: row.display_order,
        is_active: row.is_active,
      };
      const image = fileOf(row.image_url, imageRule);
      const video = fileOf(row.video_url, videoRule);
      const item = itemOf(row, {
        title: input.headline,
        schema: heroSlideForm,
        input,
        file: image ?? video,
        save: (form, to, place) => {
          const { dropFile: remove_image, dropFile: remove_video } = place;
          return saveWith(slideService, imageRule.field)({ ...form, remove_image, remove_video }, to, place);
        },
      });
      return image && video ? { ...item, refused: heroMessages.oneMedium } : item;
    }),
};
