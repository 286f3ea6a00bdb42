import { karachiDay } from "#app/lib/dates.ts";
import type { RetentionRule, RetentionTerm } from "#server/retention-term.ts";

/** A day as a number, which the walk through the days counts by: 20261121. */
const numberOf = (day: string) => Number(day.replaceAll("-", ""));
const dayOf = (number: number) => String(number).replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");

/** A day's views are added to those of its month. Nothing is lost but which day it was. */
const byDay: RetentionRule = {
  find: async (db, { cutoff }, after) => {
    const first = await db
      .selectFrom("page_views")
      .select((select) => select.fn.min("day").as("day"))
      .where("day", ">", after === 0 ? "" : dayOf(after))
      .where("day", "<", karachiDay(new Date(cutoff)))
      .executeTakeFirst();
    // PostgreSQL and SQLite answer without a row that the least day is null.
    const day = first?.day as string | null | undefined;
    if (!day) return { ids: [], next: undefined };
    return { ids: [numberOf(day)], next: numberOf(day) };
  },
  remove: async (trx, _due, ids) => {
    for (const day of ids.map(dayOf)) {
      const gone = await trx
        .deleteFrom("page_views")
        .where("day", "=", day)
        .returning(["path", "views"])
        .execute();
      for (let start = 0; start < gone.length; start += viewsAtOnce) {
        const sums = gone
          .slice(start, start + viewsAtOnce)
          .map((row) => ({ ...row, month: day.slice(0, 7) }));
        await trx
          .insertInto("page_view_months")
          .values(sums)
          .onConflict((conflict) =>
            conflict.columns(["month", "path"]).doUpdateSet((set) => ({
              views: set("page_view_months.views", "+", set.ref("excluded.views")),
            })),
          )
          .execute();
      }
    }
    return ids.length;
  },
};
const viewsAtOnce = 200;

export const pageViewsTerm: RetentionTerm = {
  name: "page_views",
  label: "Page views, by day",
  since: "that day",
  explanation:
    "Older days become one number for each month and page. No view is lost. At least 62 days, so that this month can be compared with the same days of the last.",
  unit: "days",
  usual: 90,
  min: 62,
  max: 1095,
  personal: false,
  rule: byDay,
};
