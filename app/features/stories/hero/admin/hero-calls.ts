import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { callList } from "#app/dashboard/call-query.ts";
import type { ListPage } from "#app/dashboard/list-query.ts";
import { heroCalls } from "#app/features/stories/hero/hero.calls.ts";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import { heroMessages as messages } from "#app/features/stories/hero/hero-admin.messages.ts";

/* The dashboard's calls for slides, with their error texts: HERO-12, HERO-13. */

const texts = { failed: messages.loadFailed, broke: messages.loadBroke };

export const slideList = callList(heroCalls.listHeroSlides, { texts }, ({ slides: rows }) => ({ rows }));
const { key } = slideList;

type Loaded = { pages: ListPage<HeroSlide>[] };

const showInstead = (client: QueryClient, change: (slides: HeroSlide[]) => HeroSlide[]) =>
  client.setQueryData<Loaded>(
    key,
    (loaded) =>
      loaded && { ...loaded, pages: loaded.pages.map((page) => ({ ...page, rows: change(page.rows) })) },
  );

/** Reads the list again, or changes what is shown of it until then. */
export function useShownSlides() {
  const client = useQueryClient();
  return {
    refresh: () => client.invalidateQueries({ queryKey: key }),
    async show(change: (slides: HeroSlide[]) => HeroSlide[]) {
      // A reading that is under way would show the old state again.
      await client.cancelQueries({ queryKey: key });
      showInstead(client, change);
    },
  };
}
