import { sql } from "kysely";
import type { TextNoun } from "#app/contract/nouns.ts";
import type { Db } from "#server/db/connect.ts";
import { outdatedColumn, readOutdated, textTables } from "#server/outdated-texts.ts";
import type { ListedOutdatedText } from "./outdated-texts.schema.ts";

/** So many records are listed, the newest first. */
const maxRecords = 500;

/** Kysely's types follow one table's name: every one of these has the column, and a number. */
const tableOf = (noun: TextNoun) => textTables[noun] as "events";

/** The texts of a noun that were changed in one language alone. It reads no texts. */
export async function listOutdated(db: Db, noun: TextNoun): Promise<ListedOutdatedText[]> {
  const rows = await db
    .selectFrom(tableOf(noun))
    .select(["id", "outdated_texts"])
    // A literal: the index of the posts holds such rows alone.
    .where("outdated_texts", "<>", sql.lit(""))
    .orderBy("id", "desc")
    .limit(maxRecords)
    .execute();
  return rows.flatMap(({ id, outdated_texts }) =>
    Object.entries(readOutdated(outdated_texts)).map(([field, { language, since }]) => ({
      id,
      field,
      language,
      since,
    })),
  );
}

/**
 * Both languages of a text are up to date. Call it in a transaction.
 * @param since as it was listed
 * @returns whether nobody has changed the text since then
 */
export async function confirmText(
  trx: Db,
  { noun, id, field, since }: { noun: TextNoun; id: number; field: string; since: string },
): Promise<boolean> {
  const table = tableOf(noun);
  const row = await trx.selectFrom(table).select("outdated_texts").where("id", "=", id).executeTakeFirst();
  const { [field]: outdated, ...others } = readOutdated(row?.outdated_texts ?? "");
  if (!row || outdated?.since !== since) return false;
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ outdated_texts: outdatedColumn(others) })
    .where("id", "=", id)
    // Somebody who saves at the same moment is not overwritten.
    .where("outdated_texts", "=", row.outdated_texts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
