import { z } from "zod";
import { done } from "../../contract/reply-schemas.ts";

/* What the hero's doors hand out. The types of hero.types.ts are read off these. */

const medium = z
  .string()
  .nullable()
  .describe("A path under the backend base (uploads/...), an address used as it is, or none");

export const heroSlide = z.object({
  id: z.number().int(),
  headline: z.string(),
  subtitle: z.string(),
  cta_text: z.string(),
  cta_link: z.string(),
  display_order: z.number().int(),
  is_active: z.literal([0, 1]),
  image_url: medium,
  video_url: medium,
});

export const listHeroSlidesReply = done({ slides: z.array(heroSlide) });
export const createHeroSlideReply = done({ id: z.number().int() });
