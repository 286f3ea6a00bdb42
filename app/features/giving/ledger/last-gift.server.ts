import { sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { lastGiftWords } from "./last-gift.words.ts";

/** Up to so many gifts in a week, the time of the last one would point at one person. */
const quietWeek = 5;

const hour = 60 * 60 * 1000;

/**
 * When somebody gave last, as a sentence for where a page asks: PROG-05. Counted from the paid gifts whose day is one
 * of the last seven of Karachi. Whole hours for a gift that was begun today, else its day: when money reached a bank is
 * known by the day alone. It names no donor and no amount.
 * @param fund what the gift was for; without it all gifts count
 * @returns undefined when there were no more than `quietWeek`
 */
export async function readLastGift(
  { db, clock }: Pick<Deps, "db" | "clock">,
  language: Language,
  fund?: { slug: string; title: string },
): Promise<string | undefined> {
  const now = clock.now();
  const today = karachiDay(now);
  const { gifts, day, begun } = await db
    .selectFrom("donations")
    .select((select) => [
      select.fn.countAll<number>().as("gifts"),
      select.fn.max("received_on").as("day"),
      sql<string | null>`max(case when received_on = ${today} then created_at end)`.as("begun"),
    ])
    .where("state", "=", "paid")
    .where("received_on", ">=", addDays(today, -6))
    .where("received_on", "<=", today)
    .$if(fund !== undefined, (query) => query.where("fund", "=", fund?.slug ?? ""))
    .executeTakeFirstOrThrow();
  if (Number(gifts) <= quietWeek || !day) return undefined;
  const t = textIn(language, lastGiftWords);
  const isOfToday = begun !== null && karachiDay(new Date(begun)) === today;
  const when = isOfToday
    ? t("hoursAgo", { hours: Math.floor((now.getTime() - Date.parse(begun)) / hour) })
    : day === today
      ? t("today")
      : day === addDays(today, -1)
        ? t("yesterday")
        : t("daysAgo", { days: (Date.parse(today) - Date.parse(day)) / (24 * hour) });
  return fund ? t("gaveFor", { fund: fund.title, when }) : t("gave", { when });
}
