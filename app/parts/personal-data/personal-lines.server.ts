import type { Db } from "#server/db/connect.ts";
import type { Person } from "./personal-data.schema.ts";
import { idsNaming, namesContact, namesFully } from "./personal-mentions.server.ts";

/*
 * Lines of bank statements that name a person: those of the person's own donations, those with the address or number,
 * and of those that were set aside also the ones with the full name. A line that still waits is not found by a name
 * alone: it may be somebody else's donation. Amounts, days and accounts stay, and with them the reconciliation; the
 * words go.
 */

const batchSize = 1000;

/** @param donations the numbers of the person's own @param names as `nameKeyOf` makes them */
export async function findLines(
  db: Db,
  person: Person,
  donations: readonly number[],
  names: readonly string[],
): Promise<number[]> {
  const own =
    donations.length === 0
      ? []
      : await db
          .selectFrom("statement_lines")
          .select("id")
          .where("donation_id", "in", donations)
          .where((where) => where.or([where("description", "!=", ""), where("bank_reference", "!=", "")]))
          .execute();
  const columns = ["description", "bank_reference", "aside_reason"];
  const mentioned = await idsNaming(db, person, { table: "statement_lines", columns });
  const named = await excludedWithNames(db, names);
  return [...new Set([...own.map(({ id }) => id), ...mentioned, ...named])];
}

async function excludedWithNames(db: Db, names: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (let above = 0; names.length > 0; ) {
    const rows = await db
      .selectFrom("statement_lines")
      .select(["id", "description", "bank_reference", "aside_reason"])
      .where("aside_at", "is not", null)
      .where("id", ">", above)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    found.push(
      ...rows
        .filter(({ id: _, ...texts }) => Object.values(texts).some((text) => namesFully(text, names)))
        .map(({ id }) => id),
    );
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return found;
    above = last.id;
  }
  return found;
}

/**
 * Takes the words out of lines. Call it in a transaction.
 * @param donations the numbers of the person's own: the bank's reference of their lines goes, too
 */
export async function eraseLines(
  trx: Db,
  ids: readonly number[],
  person: Person,
  donations: readonly number[],
  names: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const line = await trx
      .selectFrom("statement_lines")
      .select(["donation_id", "bank_reference"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const isOwn = line.donation_id !== null && donations.includes(line.donation_id);
    const isNamed = namesContact(line.bank_reference, person) || namesFully(line.bank_reference, names);
    await trx
      .updateTable("statement_lines")
      .set({ description: "", aside_reason: "", ...(isOwn || isNamed ? { bank_reference: "" } : {}) })
      .where("id", "=", id)
      .execute();
  }
}
