import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Payouts say whether they left the bank or the cash box. It is no part of what is sealed, and stays as it was recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql.raw("alter table payouts add column method text default 'bank' not null").execute(db);
  await sql.raw(postgres ? onPostgres : onSqlite).execute(db);
}

const onPostgres = `create trigger payouts_method_no_update before update on payouts for each row
  when (new.method is distinct from old.method) execute function refuse_payouts_change()`;

const onSqlite = `create trigger payouts_method_no_update before update on payouts when new.method is not old.method
  begin select raise(abort, 'a payout stays as it was recorded'); end`;
