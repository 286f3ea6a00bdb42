import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { optionalInteger, rowId } from "#app/lib/call-rules.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import type { InLanguage } from "#app/lib/local-row.ts";
import { formShape, rowShape } from "#app/rows/field-schemas.ts";
import { openedRow, pictureOfLibrary } from "#app/rows/row-schemas.ts";
import { maxSlides, heroMessages as messages, slides } from "./hero.rows.ts";

const { display_order, is_active, ...texts } = formShape(slides.fields);

const settings = z.object({
  display_order: optionalInteger(messages.displayOrder, 0),
  is_active,
  /** A data URL or bare base64. Multipart forms send a file as `image` or `video` instead. */
  image_base64: z.string(messages.imageBroken).nullish(),
  video_base64: z.string(messages.videoBroken).nullish(),
  ...pictureOfLibrary,
});

export const heroSlideForm = z.object({ ...texts, ...settings.shape });

/** The dashboard's form: a slide's place is always said, and media are chosen beside it. */
export const heroSlideEditor = z.object({ ...texts, display_order, is_active: z.boolean(messages.active) });

/** Omitted fields are not changed. */
export const heroSlideUpdate = z
  .object(texts)
  .partial()
  .extend({
    ...settings.shape,
    ...openedRow(messages),
    remove_image: booleanField(messages.remove),
    remove_video: booleanField(messages.remove),
  });
export type HeroSlideUpdate = z.infer<typeof heroSlideUpdate>;

export const heroSlideOrder = z.object({
  ids: z.array(rowId(messages.badOrder), messages.badOrder).max(maxSlides, messages.badOrder),
});

const medium = z
  .string()
  .nullable()
  .describe("A path under the backend base (uploads/...), an address used as it is, or none");

export const heroSlide = z.object({
  id: z.number().int(),
  ...rowShape(slides.fields),
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

/* Types only, so that public pages load no zod. */

export type HeroSlide = z.infer<typeof heroSlide>;
/** What the home page shows of one. */
export type ShownSlide = InLanguage<Omit<HeroSlide, "version">>;
