import type { z } from "zod";
import type { heroSlide } from "./hero.replies.ts";

/* Types only, so that public pages carry none of zod. */

export type HeroSlide = z.infer<typeof heroSlide>;
