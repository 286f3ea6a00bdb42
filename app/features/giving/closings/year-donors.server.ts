import { sql } from "kysely";
import { fiscalYearDays } from "#app/lib/fiscal-year.ts";
import { csvRupees } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";
import type { CsvColumns } from "#server/http/send-csv.ts";

/* A tax year by person, for the tax office: HANDOVER-01. */

type Person = { email: string; name: string; taxNumber: string; gifts: number; paisa: number; cash: number };

/**
 * What each person gave in the year and did not get back in it. A person is a name at an address: of a family each has
 * their own sum. A corrected gift counts once, with its successor.
 */
export async function* listDonors(db: Db, year: number): AsyncGenerator<Person> {
  const { from, to } = fiscalYearDays(year);
  const addresses = 500;
  const sumOf = (condition: string) =>
    sql<number>`cast(sum(case when ${sql.raw(condition)} then amount_paisa else 0 end) as bigint)`;
  let after: string | undefined;
  for (;;) {
    const emails = await db
      .selectFrom("donations")
      .select("donor_email")
      .distinct()
      .$if(after !== undefined, (query) => query.where("donor_email", ">", after ?? ""))
      .orderBy("donor_email")
      .limit(addresses)
      .execute();
    after = emails.at(-1)?.donor_email;
    if (after === undefined) return;
    yield* await db
      .selectFrom("donations")
      .select(["donor_email as email", sql<string>`min(trim(donor_name))`.as("name")])
      .select(sql<string>`max(tax_number)`.as("taxNumber"))
      .select([
        sql<number>`cast(count(*) as bigint)`.as("gifts"),
        sumOf("1 = 1").as("paisa"),
        sumOf("method = 'cash'").as("cash"),
      ])
      .where("donor_email", ">=", emails[0]?.donor_email ?? "")
      .where("donor_email", "<=", after)
      .where("state", "in", ["paid", "refunded"])
      .where("received_on", ">=", from)
      .where("received_on", "<=", to)
      .where((where) => where.or([where("refunded_on", "is", null), where("refunded_on", ">", to)]))
      .groupBy(["donor_email", sql`lower(trim(donor_name))`])
      .orderBy("donor_email")
      .orderBy(sql`lower(trim(donor_name))`)
      .execute();
    if (emails.length < addresses) return;
  }
}

export const donorColumns: CsvColumns<Person> = {
  Name: (row) => row.name,
  Address: (row) => row.email,
  "CNIC or NTN": (row) => row.taxNumber,
  Gifts: (row) => row.gifts,
  "Sum (PKR)": (row) => csvRupees(row.paisa),
  "Of it in cash (PKR)": (row) => csvRupees(row.cash),
  "Of it not in cash (PKR)": (row) => csvRupees(row.paisa - row.cash),
};
