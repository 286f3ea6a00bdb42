import { z } from "zod";
import { done, inUrdu } from "#app/contract/reply-schemas.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { libraryPicture } from "#app/lib/library-picture.ts";
import { integer, maxId, openedVersion, optionalInteger, rowId } from "#app/lib/list-rules.ts";
import type { InLanguage } from "#app/lib/local-row.ts";
import { isSafeLink, requiredText, urduText } from "#app/lib/text-rules.ts";
import { heroMessages, maxSlides } from "./hero-admin.messages.ts";

const limits = {
  headline: { label: "The headline", max: 200 },
  subtitle: { label: "The subtitle", max: 500 },
  cta_text: { label: "The button's text", max: 60 },
};

const texts = z.object({
  headline: requiredText(heroMessages.headlineMissing, limits.headline),
  headline_ur: urduText(limits.headline),
  subtitle: requiredText(heroMessages.subtitleMissing, limits.subtitle),
  subtitle_ur: urduText(limits.subtitle),
  cta_text: requiredText(heroMessages.ctaTextMissing, limits.cta_text),
  cta_text_ur: urduText(limits.cta_text),
  cta_link: requiredText(heroMessages.ctaLinkMissing, { label: "The button's link", max: 500 }).refine(
    isSafeLink,
    heroMessages.badLink,
  ),
});

const settings = z.object({
  display_order: optionalInteger(heroMessages.displayOrder, 0),
  is_active: booleanField(heroMessages.active),
  /** A data URL or bare base64. Multipart forms send a file as `image` or `video` instead. */
  image_base64: z.string(heroMessages.imageBroken).nullish(),
  video_base64: z.string(heroMessages.videoBroken).nullish(),
  picture_path: libraryPicture,
});

export const heroSlideForm = texts.extend(settings.shape);
export type HeroSlideForm = z.infer<typeof heroSlideForm>;

/** The dashboard's form: a slide's place is always said, and media are chosen beside it. */
export const heroSlideEditor = texts.extend({
  display_order: integer(heroMessages.displayOrder, 0, maxId),
  is_active: z.boolean(heroMessages.active),
});
export type HeroSlideEditor = z.infer<typeof heroSlideEditor>;

const id = rowId(heroMessages.badId);

/** Omitted fields are not changed. */
export const heroSlideUpdate = texts.partial().extend({
  ...settings.shape,
  id,
  version: openedVersion,
  remove_image: booleanField(heroMessages.remove),
  remove_video: booleanField(heroMessages.remove),
});
export type HeroSlideUpdate = z.infer<typeof heroSlideUpdate>;

export const heroSlideRemoval = z.object({ id });

export const heroSlideOrder = z.object({
  ids: z.array(rowId(heroMessages.badOrder), heroMessages.badOrder).max(maxSlides, heroMessages.badOrder),
});

/* The replies of the hero's endpoints, and their types. */

const medium = z
  .string()
  .nullable()
  .describe("A path under the backend base (uploads/...), an address used as it is, or none");

export const heroSlide = z.object({
  id: z.number().int(),
  headline: z.string(),
  headline_ur: inUrdu,
  subtitle: z.string(),
  subtitle_ur: inUrdu,
  cta_text: z.string(),
  cta_text_ur: inUrdu,
  cta_link: z.string(),
  display_order: z.number().int(),
  is_active: z.literal([0, 1]),
  image_url: medium,
  video_url: medium,
  version: z
    .number()
    .int()
    .describe(
      "Counts the saves. An update that names an older one is refused: somebody else saved meanwhile",
    ),
});

export const listHeroSlidesReply = done({ slides: z.array(heroSlide) });
export const createHeroSlideReply = done({ id: z.number().int() });

/* Types only, so that public pages load no zod. */

export type HeroSlide = z.infer<typeof heroSlide>;
/** What the home page shows of one. */
export type ShownSlide = InLanguage<Omit<HeroSlide, "version">>;
