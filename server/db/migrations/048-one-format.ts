import { type Kysely, sql } from "kysely";

/**
 * The books have one format, and each receipt its document since it was issued. No installation is known that has others;
 * one that has them is told, and goes on with version 1.2.0, which reads them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const refuse = async (table: string, where: string, what: string) => {
    const { rows } = await sql<{ found: number | string }>`
      select count(*) as found from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
    const found = Number(rows[0]?.found);
    if (found > 0) throw new Error(`${found} ${what}, which only versions up to 1.2.0 read`);
  };
  await refuse("receipt_days", "version = 1", "sealed days are of the first format");
  const reconstructed = `document = '' or document like '%"origin":"reconstructed"%'`;
  await refuse("receipts", reconstructed, "receipts got their document after they were issued");
}
