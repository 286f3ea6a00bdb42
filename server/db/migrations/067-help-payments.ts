import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Payouts that belong to a case: which instalment one is, the hashes that are sealed with it, and what opens the hash
 * of kind and district. What ties one to its case goes when the family is erased; all else stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [...statements, ...(postgres ? onPostgres : onSqlite)])
    await sql.raw(statement).execute(db);
}

const kept = ["month", "kind", "district", "group_salt", "commitment", "group", "people"];

const statements = [
  "alter table payouts add column help_request_id integer",
  ...kept.map((name) => `alter table payouts add column help_${name} text`),
  `create unique index payouts_help_month on payouts (help_request_id, help_month)
    where help_request_id is not null and cancelled_at is null`,
  "create index payouts_help_commitment on payouts (help_commitment) where help_commitment is not null",
  "create index payouts_help on payouts (created_at) where help_commitment is not null",
  "alter table receipt_days add column helps integer default 0 not null",
  "alter table receipt_days add column cancelled_helps integer default 0 not null",
];

const differ = (...columns: string[]) =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(" or ");

const helpChanged = `${differ(...kept.map((name) => `help_${name}`))}
  or ((${differ("help_request_id")}) and new.help_request_id is not null)`;
const sealed = differ("helps", "cancelled_helps");

const onPostgres = [
  `create trigger payouts_help_no_update before update on payouts for each row
    when (${helpChanged}) execute function refuse_payouts_change()`,
  `create trigger receipt_days_help_no_update before update on receipt_days for each row
    when (${sealed}) execute function refuse_receipt_days_change()`,
];

const onSqlite = [
  `create trigger payouts_help_no_update before update on payouts when ${helpChanged}
    begin select raise(abort, 'a payout stays as it was recorded'); end`,
  `create trigger receipt_days_help_no_update before update on receipt_days when ${sealed}
    begin select raise(abort, 'a sealed day stays as it is'); end`,
];
