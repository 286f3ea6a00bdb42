import type { Language } from "#app/contract/language.ts";
import type { Banner } from "#app/features/stories/banner/banner.messages.ts";
import { endOfBanner, hasEnded } from "#app/features/stories/banner/banner-end.ts";
import { instantOf, karachiMinute } from "#app/lib/dates.ts";
import { type InLanguage, inLanguage, withUrdu } from "#app/lib/local-row.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import { outdatedTextsAfter } from "#server/outdated-texts.ts";

const columns = [
  "message",
  "message_ur",
  "link_text",
  "link_text_ur",
  "link_url",
  "end_date",
  "end_time",
] as const;

export type StoredBanner = Banner & { outdated_texts: string };
type CurrentBanner = Omit<Banner, "end_date" | "end_time">;

/** The announcement of the top strip, also one that has ended; undefined when there is none. */
export async function readBanner(db: Db): Promise<Banner | undefined> {
  const banner = await db.selectFrom("banner").select(columns).where("id", "=", 1).executeTakeFirst();
  return banner && withUrdu(banner);
}

/** The announcement with all its texts and what of them is outdated; undefined when there is none. */
export async function readStoredBanner(db: Db): Promise<StoredBanner | undefined> {
  return db
    .selectFrom("banner")
    .select([...columns, "outdated_texts"])
    .where("id", "=", 1)
    .executeTakeFirst();
}

/** What of it is for visitors now, in both languages; undefined when there is none, or it has ended. */
export async function readCurrentBanner(db: Db, now: Date): Promise<CurrentBanner | undefined> {
  const banner = await readBanner(db);
  if (!banner || hasEnded(banner, karachiMinute(now))) return undefined;
  const { end_date: _date, end_time: _time, ...shown } = banner;
  return shown;
}

/** What visitors see of it now in a language. */
export async function readShownBanner(
  db: Db,
  now: Date,
  language: Language,
): Promise<InLanguage<CurrentBanner> | undefined> {
  const banner = await readCurrentBanner(db, now);
  return banner && inLanguage(banner, language);
}

/** When it ends, if that is after an instant. */
export async function nextBannerEnd(db: Db, after: Date): Promise<Date | undefined> {
  const end = endOfBanner((await readBanner(db)) ?? {});
  const instant = end === undefined ? undefined : instantOf(end);
  return instant && instant > after ? instant : undefined;
}

/** Lets nobody else write the banner until the transaction ends. Without one there is nothing to lock. */
export const lockBanner = (trx: Db): Promise<boolean> => lockRow(trx, "banner", "is_sample", 1);

/**
 * Of Urdu that is not given what is stored stays.
 * @param options.sample marks it as sample content, which one action of the dashboard removes
 */
export async function saveBanner(
  db: Db,
  banner: Banner & { outdated_texts?: string },
  now: Date,
  { sample = false }: { sample?: boolean } = {},
): Promise<void> {
  const end = { end_date: banner.end_date ?? null, end_time: banner.end_time ?? null };
  const row = {
    ...banner,
    ...end,
    outdated_texts: outdatedTextsAfter(await readStoredBanner(db), banner, now),
    is_sample: sample ? (1 as const) : (0 as const),
    updated_at: now.toISOString(),
  };
  await db
    .insertInto("banner")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

export async function deleteBanner(db: Db): Promise<void> {
  await db.deleteFrom("banner").where("id", "=", 1).execute();
}
