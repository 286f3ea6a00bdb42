import { type Kysely, sql } from "kysely";

/**
 * Numbers of receipts that were lost with a restored backup; and of a gift the tax number that its donor wants on
 * papers, and a phone where staff booked it by hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table lost_receipts (
    fiscal_year integer not null,
    first_serial integer not null,
    last_serial integer not null,
    recorded_at text not null,
    primary key (fiscal_year, first_serial),
    constraint lost_receipts_range check (first_serial >= 1 and last_serial >= first_serial)
  )`,
  "alter table donations add column tax_number text default '' not null",
  "alter table donations add column donor_phone text default '' not null",
  "create index donations_phone on donations (donor_phone) where donor_phone <> ''",
];
