import type { Db } from "#server/db/connect.ts";
import type { JoinedTranslationsTable } from "#server/db/stories-schema.ts";
import { joinedTables } from "#server/joined-translations.ts";

type Noun = JoinedTranslationsTable["noun"];
type Difference = { field: string; english: string; urdu: string };

/** Those with differences that nobody has looked at, as long as they are there. Kysely's types follow one table's name. */
const withDifferences = (db: Db, noun: Noun) =>
  db
    .selectFrom("joined_translations")
    .innerJoin(`${joinedTables[noun] as "events"} as own`, "own.id", "joined_translations.row_id")
    .select(["former_id", "row_id", "differences", "own.title"])
    .where("noun", "=", noun)
    .where("differences", "!=", "[]");

const read = <Row extends { differences: string }>(row: Row) => ({
  ...row,
  differences: JSON.parse(row.differences) as Difference[],
});

export async function listJoined(db: Db, noun: Noun) {
  return (await withDifferences(db, noun).orderBy("row_id").execute()).map(read);
}

/** They are listed no more. Call it in a transaction. @returns what they were; undefined when there are none */
export async function takeDifferences(trx: Db, { noun, former_id }: { noun: Noun; former_id: number }) {
  const row = await withDifferences(trx, noun).where("former_id", "=", former_id).executeTakeFirst();
  const taken = await trx
    .updateTable("joined_translations")
    .set({ differences: "[]" })
    .where("noun", "=", noun)
    .where("former_id", "=", former_id)
    .where("differences", "!=", "[]")
    .executeTakeFirst();
  return row && taken.numUpdatedRows > 0n ? read(row) : undefined;
}
