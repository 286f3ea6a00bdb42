import type { Language } from "#app/contract/language.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import { fallbackIcon, feedIcons } from "./feed.messages.ts";
import type { ImpactFeedForm, ImpactUpdate } from "./feed.schema.ts";

/** The impact updates in the order of their slots; none before they are saved for the first time. */
export async function readImpactUpdates(db: Db, language: Language = "en"): Promise<ImpactUpdate[]> {
  const rows = await db
    .selectFrom("impact_updates")
    .select(["slot as id", "title", "description", "date", "icon", "link"])
    .select(["title_ur", "description_ur", "date_ur"])
    .orderBy("slot")
    .execute();
  return rows.map((row) => ({
    ...inLanguage(row, language),
    icon: feedIcons.find((name) => name === row.icon) ?? fallbackIcon,
  }));
}

/** Locks the updates until the transaction ends: of two saves at once the second sees what the first has written. */
export async function lockImpactUpdates(trx: Db): Promise<void> {
  await trx
    .updateTable("impact_updates")
    .set(({ ref }) => ({ is_sample: ref("is_sample") }))
    .execute();
}

/** Left out where there is no Urdu: the text that is overwritten may have had another meaning. */
type InUrdu = { title_ur?: string; description_ur?: string; date_ur?: string };

/**
 * Overwrites all slots. Call it in a transaction.
 * @param options.sample marks them as sample content, which one action of the dashboard removes
 */
export async function saveImpactUpdates(
  db: Db,
  updates: readonly (ImpactFeedForm[number] & InUrdu)[],
  { sample = false }: { sample?: boolean } = {},
): Promise<void> {
  for (const [index, update] of updates.entries()) {
    const { title, description, date, icon, link, title_ur = "", description_ur = "", date_ur = "" } = update;
    const texts = { title, title_ur, description, description_ur, date, date_ur };
    const row = { ...texts, icon, link, is_sample: sample ? (1 as const) : (0 as const) };
    await db
      .insertInto("impact_updates")
      .values({ slot: index + 1, ...row })
      .onConflict((conflict) => conflict.column("slot").doUpdateSet(row))
      .execute();
  }
}
