import type { Language } from "#app/contract/language.ts";
import { slides } from "#app/features/stories/hero/hero.rows.ts";
import type { HeroSlide, ShownSlide } from "#app/features/stories/hero/hero.schema.ts";
import { maxId } from "#app/lib/call-rules.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { listedRows, selectRows } from "#app/rows/rows-list.server.ts";
import type { Db } from "#server/db/connect.ts";

/** Slides in their order. Staff see all; a visitor those that are active and have something to show. */
export async function listHeroSlides(db: Db, audience: "staff" | "visitors"): Promise<HeroSlide[]> {
  let query = selectRows(db, slides);
  if (audience === "visitors") {
    query = query
      .where("is_active", "=", 1)
      .where((where) => where.or([where("image_url", "is not", null), where("video_url", "is not", null)]));
  }
  return listedRows<typeof slides>(await query.orderBy("display_order").orderBy("id").execute());
}

/** What visitors see of them in a language. */
export async function listShownSlides(db: Db, language: Language): Promise<ShownSlide[]> {
  const slides = await listHeroSlides(db, "visitors");
  return slides.map(({ version: _version, ...slide }) => inLanguage(slide, language));
}

/** The place after the last slide; 0 when there is none. */
export async function nextDisplayOrder(db: Db): Promise<number> {
  const { highest } = await db
    .selectFrom("hero_slides")
    .select((select) => select.fn.max("display_order").as("highest"))
    .executeTakeFirstOrThrow();
  return highest === null ? 0 : Math.min(highest + 1, maxId);
}

/**
 * Gives every slide its place, 0 to n-1. Call it in a transaction.
 * @param ids every slide once, first to last
 * @returns the order before, undefined when `ids` are not exactly the slides that there are
 */
export async function reorderHeroSlides(trx: Db, ids: number[]): Promise<number[] | undefined> {
  const slides = await trx
    .selectFrom("hero_slides")
    .select("id")
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  const before = slides.map((slide) => slide.id);
  const wanted = new Set(ids);
  if (ids.length !== before.length || !before.every((id) => wanted.has(id))) return undefined;
  // Always from the lowest number up: two administrators at once then wait for, and never block, each other.
  for (const id of before.toSorted((a, b) => a - b)) {
    await trx
      .updateTable("hero_slides")
      .set({ display_order: ids.indexOf(id) })
      .where("id", "=", id)
      .execute();
  }
  return before;
}
