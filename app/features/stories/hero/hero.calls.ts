import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as hero from "./hero.schema.ts";

const { get } = publicCalls;

export const heroCalls = calls({
  listHeroSlides: get<{ reply: typeof hero.listHeroSlidesReply }>(
    "api_hero_section.php",
    "Hero slides in their order: for visitors those that are shown, for staff all",
  ),
});
