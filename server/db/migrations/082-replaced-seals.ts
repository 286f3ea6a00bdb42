import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Seals of days that had been sealed before they were over, as they were before the day was sealed again. A sealed day may
 * be changed to what such a row announces, and to nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = postgres
    ? "integer generated always as identity primary key"
    : "integer primary key autoincrement";
  for (const statement of [table.replace("#id", id), ...(postgres ? onPostgres : onSqlite)])
    await sql.raw(statement).execute(db);
}

const counts = ["receipts", "refunds", "payouts", "corrections", "entries", "helps", "cancelled_helps"];
const sums = ["total_paisa", "refunded_paisa", "paid_out_paisa", "corrected_paisa", "entered_paisa"];
const texts = ["root", "previous_link", "link", "sealed_at", "replaced_at", "new_link"];

const table = `create table replaced_seals (
  id #id,
  day text not null,
  version integer not null,
  ${counts.map((name) => `${name} integer not null`).join(",\n  ")},
  ${sums.map((name) => `${name} bigint not null`).join(",\n  ")},
  ${texts.map((name) => `${name} text not null`).join(",\n  ")},
  constraint replaced_seals_link unique (day, link)
)`;

const sealed = [
  "day",
  "version",
  ...counts,
  ...sums,
  "root",
  "previous_link",
  "link",
  "sealed_at",
  "carried",
];
const changed = sealed.map((name) => `new.${name} is distinct from old.${name}`).join(" or ");
const announced = `exists (select 1 from replaced_seals r
  where r.day = old.day and r.day = new.day and r.link = old.link and r.new_link = new.link)`;
const says = { day: "a sealed day stays as it is", replaced: "a replaced seal stays as it was" };

const onPostgres = [
  `create or replace function refuse_receipt_days_change() returns trigger language plpgsql as $$ begin
    if TG_OP = 'UPDATE' then
      if ${announced} then return new; end if;
    end if;
    raise exception '${says.day}'; end $$`,
  `create function refuse_replaced_seals_change() returns trigger language plpgsql as $$ begin
    raise exception '${says.replaced}'; end $$`,
  ...["update", "delete"].map(
    (act) => `create trigger replaced_seals_no_${act} before ${act} on replaced_seals for each row
      execute function refuse_replaced_seals_change()`,
  ),
];

const onSqlite = [
  "drop trigger receipt_days_no_correction",
  "drop trigger receipt_days_help_no_update",
  "drop trigger receipt_days_no_update",
  `create trigger receipt_days_no_update before update on receipt_days
    when (${changed}) and not ${announced} begin select raise(abort, '${says.day}'); end`,
  ...["update", "delete"].map(
    (act) => `create trigger replaced_seals_no_${act} before ${act} on replaced_seals
      begin select raise(abort, '${says.replaced}'); end`,
  ),
];
