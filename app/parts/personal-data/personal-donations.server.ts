import { type Expression, type SqlBool, sql } from "kysely";
import type { Table } from "#app/contract/table.ts";
import { digitForms } from "#app/lib/phone.ts";
import { endLinks } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import { searchText } from "#server/db/search.ts";
import type { Person, PersonalDataTable } from "./personal-data.schema.ts";
import { digitsOf, tableNamed } from "./personal-data-rows.server.ts";
import { idsNaming } from "./personal-mentions.server.ts";

/*
 * What the books hold of a person. A donation, its receipt and a pledge stay, as books must; the name, the address and the
 * words are taken out of them. A report of a transfer goes whole, with its slip.
 */

/** Their tables are searched here; a test finds tables with addresses that stand nowhere. */
export const donationTables = [
  "donations",
  "pledges",
  "receipts",
  "transfer_reports",
  "statement_lines",
] as const;

/** The numbers of a person's donations: by the address, or by the phone in a booking or the wallet's number in a report. */
export async function donationsOf(db: Db, person: Person): Promise<number[]> {
  if ("email" in person) return idsNaming(db, person, { table: "donations", columns: ["donor_email"] });
  const reports = await db
    .selectFrom("transfer_reports")
    .select("donation_id as id")
    .where(sql<SqlBool>`${digitsOf("account_number")} in (${sql.join(digitForms(person.phone))})`)
    .execute();
  const booked = await db
    .selectFrom("donations")
    .select("id")
    .where("donor_phone", "=", person.phone)
    .execute();
  return [...new Set([...reports, ...booked].map(({ id }) => id))];
}

const isPledger = (person: Person): Expression<SqlBool> =>
  "email" in person ? sql<SqlBool>`lower(donor_email) = ${person.email}` : sql<SqlBool>`1 = 0`;

/** What the books hold of a person, oldest first, table by table. */
export async function findDonations(
  db: Db,
  tables: readonly Table[],
  person: Person,
  ids: readonly number[],
): Promise<PersonalDataTable[]> {
  // PostgreSQL takes no empty list, and no row has the number 0.
  const donations = ids.length > 0 ? ids : [0];
  const found = {
    donations: db.selectFrom("donations").where("id", "in", donations),
    pledges: db.selectFrom("pledges").where(isPledger(person)),
    receipts: db.selectFrom("receipts").where("donation_id", "in", donations),
    transfer_reports: db.selectFrom("transfer_reports").where("donation_id", "in", donations),
  };
  const told: PersonalDataTable[] = [];
  for (const [name, query] of Object.entries(found)) {
    // Kysely's types follow one table name: all of these have an id, which is all that is used by name.
    const matching = query as ReturnType<typeof db.selectFrom<"donations">>;
    const rows: object[] = await matching.selectAll().orderBy("id").execute();
    told.push(...tableNamed(tables, name, rows));
  }
  return told;
}

/** Lines of statements by their numbers. */
export async function linesTable(
  db: Db,
  tables: readonly Table[],
  ids: readonly number[],
): Promise<PersonalDataTable[]> {
  if (ids.length === 0) return [];
  const lines = db.selectFrom("statement_lines").selectAll().where("id", "in", ids).orderBy("id");
  return tableNamed(tables, "statement_lines", await lines.execute());
}

/**
 * Takes a person out of the books. Call it in a transaction.
 * @param ids the numbers of the person's donations
 * @returns how many rows changed or went, by table, and the slips that no report names any more
 */
export async function eraseDonations(
  trx: Db,
  person: Person,
  ids: number[],
  now: Date,
): Promise<{ erased: Record<string, number>; slips: string[] }> {
  const erased: Record<string, number> = {};
  const count = (table: string, rows: bigint | number) => {
    if (rows > 0) erased[table] = Number(rows);
  };
  const pledges = await trx
    .updateTable("pledges")
    .set((set) => ({
      donor_name: "",
      donor_email: "",
      state: "stopped",
      next_due_on: null,
      ended_at: now.toISOString(),
      search_text: "",
      version: set("version", "+", 1),
    }))
    .where(isPledger(person))
    .returning("id")
    .execute();
  count("pledges", pledges.length);
  await endLinks(
    trx,
    ["pledge"],
    pledges.map(({ id }) => id),
  );
  await endLinks(trx, ["gift", "shown gift", "statement"], ids);
  if (ids.length === 0) return { erased, slips: [] };

  const receipts = await trx
    .updateTable("receipts")
    // All three, or the database refuses it: without the salt the hash that stays says nothing.
    .set({ donor_name: "", dedication: "", personal_salt: "" })
    .where("donation_id", "in", ids)
    .executeTakeFirst();
  count("receipts", receipts.numUpdatedRows);
  const reports = await trx
    .deleteFrom("transfer_reports")
    .where("donation_id", "in", ids)
    .returning("slip")
    .execute();
  count("transfer_reports", reports.length);
  const donations = await trx
    .selectFrom("donations")
    .select(["id", "reference", "idempotency_key"])
    .where("id", "in", ids)
    .execute();
  for (const { id, reference, idempotency_key: key } of donations) {
    await trx
      .updateTable("donations")
      .set((set) => ({
        // Both are made of what was sent: who guesses a name and an address could tell by them that it was this one.
        request_hash: "",
        idempotency_key: key.startsWith("report-") ? `erased-${reference}` : key,
        donor_name: "",
        donor_email: "",
        donor_reference: "",
        tax_number: "",
        postal_address: "",
        donor_phone: "",
        // A statement's reference may be words.
        payment_code: "",
        dedication: "",
        note: "",
        anonymous: 1,
        search_text: searchText(reference),
        version: set("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
  }
  count("donations", donations.length);
  return { erased, slips: reports.flatMap(({ slip }) => slip ?? []) };
}
