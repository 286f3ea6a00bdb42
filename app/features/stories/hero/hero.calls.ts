import { calls, publicCalls, staffCalls } from "#app/contract/define-calls.ts";
import type { createdReply, rowRemoval } from "#app/rows/row-schemas.ts";
import type * as hero from "./hero.schema.ts";

const { get } = publicCalls;
const { post, put, remove } = staffCalls("slides:write");

export const heroCalls = calls({
  listHeroSlides: get<{ reply: typeof hero.listHeroSlidesReply }>(
    "api_hero_section.php",
    "Hero slides in their order: for visitors those that are shown, for staff all",
  ),
  createHeroSlide: post<{
    body: typeof hero.heroSlideForm;
    files: "image" | "video";
    reply: typeof createdReply;
  }>("api_hero_section.php", "Add a hero slide"),
  updateHeroSlide: put<{ body: typeof hero.heroSlideUpdate; files: "image" | "video" }>(
    "api_hero_section.php",
    "Change what is sent of a hero slide",
  ),
  deleteHeroSlide: remove<{ body: ReturnType<typeof rowRemoval> }>(
    "api_hero_section.php",
    "Delete a hero slide",
  ),
  reorderHeroSlides: put<{ body: typeof hero.heroSlideOrder }>(
    "hero-slides/order",
    "Put all hero slides into an order",
  ),
});
