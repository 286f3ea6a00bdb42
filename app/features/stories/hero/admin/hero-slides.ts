import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, callList, type ListPage } from "#app/dashboard/call.ts";
import { useAct } from "#app/dashboard/use-act.ts";
import { heroCalls } from "#app/features/stories/hero/hero.calls.ts";
import { heroMessages as messages } from "#app/features/stories/hero/hero.rows.ts";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import type { CallResult } from "#app/lib/call-reply.ts";

export const slideList = callList(
  heroCalls.listHeroSlides,
  { texts: { failed: messages.loadFailed, broke: messages.loadBroke } },
  ({ slides: rows }) => ({ rows }),
);

export type Medium = { src: string; kind: "image" | "video" };

/** The slide's picture or video. */
export function mediumOf({ image_url, video_url }: HeroSlide): Medium | undefined {
  if (image_url) return { kind: "image", src: image_url };
  return video_url ? { kind: "video", src: video_url } : undefined;
}

/**
 * The slides with one of them moved by a place, and numbered from 0 like the server does.
 * @returns undefined when there is no place to move to
 */
function moved(slides: HeroSlide[], id: number, by: -1 | 1): HeroSlide[] | undefined {
  const from = slides.findIndex((slide) => slide.id === id);
  const slide = slides[from];
  const neighbour = slides[from + by];
  if (!slide || !neighbour) return undefined;
  const ordered = slides.with(from + by, slide).with(from, neighbour);
  return ordered.map((one, place) => ({ ...one, display_order: place }));
}

/** Moves slides and switches them on and off: both show at once, and a failure reads the list again. */
export function useSlideChanges(slides: HeroSlide[], refresh: () => Promise<unknown>) {
  const client = useQueryClient();
  const { act } = useAct(refresh);
  const wanted = useRef<number[]>([]);
  const saving = useRef(false);

  async function show(rows: HeroSlide[]) {
    // A reading that is under way would show the old state again.
    await client.cancelQueries({ queryKey: slideList.key });
    client.setQueryData<InfiniteData<ListPage<HeroSlide>>>(
      slideList.key,
      (loaded) => loaded && { ...loaded, pages: [{ rows }] },
    );
  }

  /** Saves the order that is wanted, and the next one if another is wanted by then. */
  async function saveOrder(): Promise<CallResult<{ message?: string }>> {
    const ids = wanted.current;
    const reply = await call(heroCalls.reorderHeroSlides, {
      body: { ids },
      texts: { failed: messages.orderFailed },
    });
    if (reply.ok && wanted.current !== ids) return saveOrder();
    saving.current = false;
    return reply;
  }

  async function move(id: number, by: -1 | 1) {
    const next = moved(slides, id, by);
    if (!next) return;
    await show(next);
    wanted.current = next.map((slide) => slide.id);
    // One save at a time, so that the last order is the one that stays.
    if (saving.current) return;
    saving.current = true;
    await act(saveOrder(), messages.ordered);
  }

  async function setActive(id: number, active: boolean) {
    const is_active = active ? 1 : 0;
    await show(slides.map((slide) => (slide.id === id ? { ...slide, is_active } : slide)));
    await act(
      call(heroCalls.updateHeroSlide, {
        body: { id, is_active },
        texts: { failed: messages.statusFailed, broke: messages.statusBroke },
      }),
      active ? messages.setActive : messages.setInactive,
    );
  }

  return {
    move,
    setActive,
    isFirst: (id: number) => slides[0]?.id === id,
    isLast: (id: number) => slides.at(-1)?.id === id,
  };
}
