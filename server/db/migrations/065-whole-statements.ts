import { type Kysely, sql } from "kysely";

/**
 * Statements as a whole: lines of money that went out (below zero, always decided), what they mean, balances at the end
 * of days, and what a payment provider reports of single payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table statement_lines add column payout_id integer references payouts (id)",
  "alter table statement_lines add column returned_id integer references donations (id)",
  "create unique index statement_lines_payout on statement_lines (payout_id) where payout_id is not null",
  "create index statement_lines_returned on statement_lines (returned_id) where returned_id is not null",
  "create index statement_lines_out on statement_lines (day, id) where amount_paisa < 0",
  `create table statement_balances (
    account text not null,
    day text not null,
    balance_paisa bigint not null,
    typed_by text default '' not null,
    recorded_at text not null,
    primary key (account, day)
  )`,
  `create table provider_payments (
    provider text not null,
    transaction_id text not null,
    reference text not null,
    day text not null,
    amount_paisa bigint not null,
    fee_paisa bigint not null,
    state text not null,
    settled_on text,
    imported_at text not null,
    imported_by text not null,
    primary key (provider, transaction_id)
  )`,
  "create index provider_payments_day on provider_payments (provider, day)",
];
