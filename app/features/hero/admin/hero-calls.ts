import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/dashboard/call.ts";
import { type ListPage, useList } from "#app/dashboard/use-list.ts";
import type { HeroSlide } from "#app/features/hero/hero.schema.ts";
import { heroMessages as messages } from "#app/features/hero/hero-admin.messages.ts";
import type { CallFailure, CallResult } from "#app/lib/call-api.ts";

/* The dashboard's calls for slides, with their error texts: HERO-12, HERO-13. */

type WriteReply = { message?: string };
type Write = Promise<CallResult<WriteReply>>;

const key = ["hero-slides"];

const fetchSlides = () =>
  call<{ slides: HeroSlide[] }>("listHeroSlides", {
    texts: { failed: messages.fetchFailed, broke: messages.networkError },
  });

/** All slides in their order. */
export const useSlides = () =>
  useList<HeroSlide>({
    key,
    fetchPage: async () => {
      const result = await fetchSlides();
      return result.ok ? { ...result, body: { rows: result.body.slides } } : result;
    },
  });

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

/** The texts of a save that failed. */
export const saveTexts = (action: "create" | "update") => ({
  failed: messages.saveFailed(action),
  broke: messages.networkError,
});

export const setSlideActive = (id: number, active: boolean): Write =>
  call("updateHeroSlide", {
    json: { id, is_active: active ? 1 : 0 },
    texts: { failed: messages.statusFailed, broke: messages.statusBroke },
  });

/** @param ids every slide once, first to last */
export const orderSlides = (ids: number[]): Write =>
  call("reorderHeroSlides", { json: { ids }, texts: { failed: messages.orderFailed } });

export const deleteSlide = (id: number): Write =>
  call("deleteHeroSlide", {
    json: { id },
    texts: { failed: messages.deleteFailed, broke: messages.networkError },
  });

const gone: CallFailure = { ok: false, kind: "refused", status: 404, message: messages.notFound };

/** One slide as it is stored now. */
export async function fetchSlide({ id }: Pick<HeroSlide, "id">): Promise<CallResult<HeroSlide>> {
  const result = await fetchSlides();
  if (!result.ok) return result;
  const slide = result.body.slides.find((each) => each.id === id);
  return slide ? { ...result, body: slide } : gone;
}
