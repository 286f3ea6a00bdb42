import { useRef } from "react";
import { call } from "#app/dashboard/call.ts";
import { useAct } from "#app/dashboard/use-act.ts";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import { heroAdminCalls } from "#app/features/stories/hero/hero-admin.calls.ts";
import { heroMessages } from "#app/features/stories/hero/hero-admin.messages.ts";
import { useToast } from "#app/ui/toast.tsx";
import { useShownSlides } from "./hero-calls.ts";

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
export function useSlideChanges(slides: HeroSlide[]) {
  const toast = useToast();
  const { show, refresh } = useShownSlides();
  const { act } = useAct(refresh);
  const wanted = useRef<number[]>(undefined);
  const saving = useRef(false);

  /** One save at a time, so that the last order is the one that stays. */
  async function saveOrder(ids: number[]) {
    wanted.current = ids;
    if (saving.current) return;
    saving.current = true;
    let done = "";
    while (wanted.current) {
      const next = wanted.current;
      wanted.current = undefined;
      const reply = await call(heroAdminCalls.reorderHeroSlides, {
        body: { ids: next },
        texts: { failed: heroMessages.orderFailed },
      });
      if (reply.ok) {
        done = reply.body.message ?? heroMessages.ordered;
      } else {
        wanted.current = undefined;
        done = "";
        toast.error(reply.message);
      }
    }
    saving.current = false;
    if (done) toast.success(done);
    await refresh();
  }

  async function move(id: number, by: -1 | 1) {
    const next = moved(slides, id, by);
    if (!next) return;
    await show(() => next);
    await saveOrder(next.map((slide) => slide.id));
  }

  async function setActive(id: number, active: boolean) {
    await show((all) =>
      all.map((slide) => (slide.id === id ? { ...slide, is_active: active ? 1 : 0 } : slide)),
    );
    await act(
      call(heroAdminCalls.updateHeroSlide, {
        body: { id, is_active: active ? 1 : 0 },
        texts: { failed: heroMessages.statusFailed, broke: heroMessages.statusBroke },
      }),
      active ? heroMessages.setActive : heroMessages.setInactive,
    );
  }

  return {
    move,
    setActive,
    isFirst: (id: number) => slides[0]?.id === id,
    isLast: (id: number) => slides.at(-1)?.id === id,
  };
}
