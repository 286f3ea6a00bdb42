import type { Language } from "#app/contract/language.ts";
import { inLanguage, withUrdu } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import { outdatedTextsAfter } from "#server/outdated-texts.ts";
import { fallbackIcon, feedIcons } from "./feed.messages.ts";
import type { ImpactFeedForm, ImpactUpdate, ShownUpdate } from "./feed.schema.ts";

/** The impact updates in the order of their slots; none before they are saved for the first time. */
export async function readImpactUpdates(db: Db): Promise<ImpactUpdate[]> {
  const rows = await db
    .selectFrom("impact_updates")
    .select(["slot as id", "title", "description", "date", "icon", "link"])
    .select(["title_ur", "description_ur", "date_ur"])
    .orderBy("slot")
    .execute();
  return rows.map((row) => ({
    ...withUrdu(row),
    icon: feedIcons.find((name) => name === row.icon) ?? fallbackIcon,
  }));
}

/** The updates as visitors read them in a language. */
export async function readShownUpdates(db: Db, language: Language): Promise<ShownUpdate[]> {
  return (await readImpactUpdates(db)).map((update) => inLanguage(update, language));
}

/** Locks the updates until the transaction ends: of two saves at once the second sees what the first has written. */
export async function lockImpactUpdates(trx: Db): Promise<void> {
  await trx
    .updateTable("impact_updates")
    .set(({ ref }) => ({ is_sample: ref("is_sample") }))
    .execute();
}

/**
 * Overwrites all slots; of Urdu that is not given what is stored stays. Call it in a transaction.
 * @param options.sample marks them as sample content, which one action of the dashboard removes
 */
export async function saveImpactUpdates(
  db: Db,
  updates: ImpactFeedForm,
  now: Date,
  { sample = false }: { sample?: boolean } = {},
): Promise<void> {
  const stored = await db.selectFrom("impact_updates").selectAll().execute();
  for (const [index, update] of updates.entries()) {
    const before = stored.find(({ slot }) => slot === index + 1);
    const outdated_texts = outdatedTextsAfter(before, update, now);
    const row = { ...update, outdated_texts, is_sample: sample ? (1 as const) : (0 as const) };
    await db
      .insertInto("impact_updates")
      .values({ slot: index + 1, ...row })
      .onConflict((conflict) => conflict.column("slot").doUpdateSet(row))
      .execute();
  }
}
