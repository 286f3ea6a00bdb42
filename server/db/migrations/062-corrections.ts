import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Gifts that are corrected, lines that are split, days that are closed, and entries of funds that are no gift and no
 * payout. A line stays with its gift as before, unless that gift was corrected: then its money is its successor's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const run = (statement: string) => sql.raw(statement).execute(db);
  const id = (generated: string) =>
    postgres ? `integer generated ${generated} as identity primary key` : "integer primary key autoincrement";
  for (const statement of statements)
    await run(statement.replace("#free-id", id("by default")).replace("#id", id("always")));
  for (const statement of postgres ? onPostgres : onSqlite) await run(statement);
}

const statements = [
  "alter table donations add column corrects_id integer references donations (id)",
  "create index donations_corrects on donations (corrects_id) where corrects_id is not null",
  ...["corrections", "corrected_paisa", "entries", "entered_paisa"].map(
    (column) => `alter table receipt_days add column ${column} bigint default 0 not null`,
  ),
  "alter table statement_lines add column split_of integer references statement_lines (id)",
  "create index statement_lines_split on statement_lines (split_of) where split_of is not null",
  // The row 0 is what bookings and closings lock.
  `create table closings (
    id #free-id,
    through text not null,
    at text not null,
    by_name text not null,
    reason text not null
  )`,
  `create table fund_entries (
    id #id,
    kind text not null,
    fund text not null references funds (slug),
    from_fund text references funds (slug),
    amount_paisa bigint not null,
    entered_on text not null,
    reason text not null,
    created_at text not null,
    created_by text not null,
    cancelled_at text,
    cancel_reason text default '' not null,
    salt text not null,
    constraint fund_entries_funds check ((kind = 'opening') = (from_fund is null))
  )`,
  "create index fund_entries_fund on fund_entries (fund, entered_on)",
  "create index fund_entries_from on fund_entries (from_fund, entered_on) where from_fund is not null",
  "create index fund_entries_created_at on fund_entries (created_at)",
  "create index fund_entries_cancelled_at on fund_entries (cancelled_at) where cancelled_at is not null",
];

const differ = (...columns: string[]) =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(" or ");

const sealed = differ("corrections", "corrected_paisa", "entries", "entered_paisa");
const entryKept = `(${differ("id", "kind", "fund", "from_fund", "amount_paisa", "entered_on", "reason")})
  or (${differ("created_at", "created_by", "salt")})
  or (old.cancelled_at is not null and (${differ("cancelled_at", "cancel_reason")}))
  or (new.cancelled_at is null and (${differ("cancel_reason")}))`;
const moved = "old.donation_id is not null and new.donation_id is distinct from old.donation_id";
const corrected = "exists (select 1 from donations d where d.id = old.donation_id and d.state = 'corrected')";

const onPostgres = [
  `create or replace function refuse_line_change() returns trigger language plpgsql as $$ begin
    if ${corrected} then return new; end if;
    raise exception 'a statement line stays with its donation'; end $$`,
  `create trigger receipt_days_no_correction before update on receipt_days for each row
    when (${sealed}) execute function refuse_receipt_days_change()`,
  `create function refuse_fund_entries_change() returns trigger language plpgsql as $$ begin
    raise exception 'a fund entry stays as it was recorded'; end $$`,
  `create trigger fund_entries_no_delete before delete on fund_entries for each row
    execute function refuse_fund_entries_change()`,
  `create trigger fund_entries_no_update before update on fund_entries for each row
    when (${entryKept}) execute function refuse_fund_entries_change()`,
];

const refusing = (says: string) => `begin select raise(abort, '${says}'); end`;
const onSqlite = [
  "drop trigger statement_lines_kept",
  `create trigger statement_lines_kept before update of donation_id on statement_lines
    when ${moved} and not ${corrected} ${refusing("a statement line stays with its donation")}`,
  `create trigger receipt_days_no_correction before update on receipt_days when ${sealed}
    ${refusing("a sealed day stays as it is")}`,
  `create trigger fund_entries_no_delete before delete on fund_entries
    ${refusing("a fund entry stays as it was recorded")}`,
  `create trigger fund_entries_no_update before update on fund_entries when ${entryKept}
    ${refusing("a fund entry stays as it was recorded")}`,
];
