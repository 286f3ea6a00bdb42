import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();
const text: Column = (column) => column.notNull().defaultTo("");
const zero: Column = (column) => column.notNull().defaultTo(0);

type Guard = { table: string; message: string; refused: string };

const differs = (...names: string[]) =>
  `(${names.map((name) => `new.${name} is distinct from old.${name}`).join(" or ")})`;

const guards: readonly Guard[] = [
  {
    table: "payouts",
    message: "a payout stays as it was recorded",
    // It is cancelled once, with its reason.
    refused: `${differs("id", "fund", "amount_paisa", "paid_on", "purpose", "payee", "bank_reference")}
      or ${differs("created_at", "created_by", "salt")}
      or (old.cancelled_at is not null and ${differs("cancelled_at", "cancel_reason")})
      or (new.cancelled_at is null and ${differs("cancel_reason")})`,
  },
  {
    table: "receipt_days",
    message: "a sealed day stays as it is",
    // A day from before gets the hash of its receipts' documents once.
    refused: `${differs("day", "version", "receipts", "total_paisa", "refunds", "refunded_paisa", "payouts")}
      or ${differs("paid_out_paisa", "root", "previous_link", "link", "sealed_at")}
      or (old.carried <> '' and ${differs("carried")})`,
  },
  { table: "seal_anchors", message: "a published seal stays as it is", refused: "1 = 1" },
];

/**
 * A sealed day holds refunds and payouts too (version 2, from the first day that is sealed from now on). A copy of each
 * seal stands in a table of its own, so that one that is taken away and made again is seen. The database refuses to change
 * or delete payouts, sealed days and these copies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const add = (table: string, name: string, type: "integer" | "bigint" | "text", column: Column) =>
    db.schema.alterTable(table).addColumn(name, type, column).execute();
  await add("receipt_days", "version", "integer", (column) => column.notNull().defaultTo(1));
  await add("receipt_days", "refunds", "integer", zero);
  await add("receipt_days", "refunded_paisa", "bigint", zero);
  await add("receipt_days", "payouts", "integer", zero);
  await add("receipt_days", "paid_out_paisa", "bigint", zero);
  await add("receipt_days", "carried", "text", text);
  await add("payouts", "salt", "text", text);
  const random = sql.raw(
    postgres ? "replace(gen_random_uuid()::text, '-', '')" : "lower(hex(randomblob(16)))",
  );
  await sql`update payouts set salt = ${random}`.execute(db);
  for (const column of ["created_at", "cancelled_at"]) {
    await db.schema.createIndex(`payouts_${column}`).on("payouts").column(column).execute();
  }

  await db.schema
    .createTable("seal_anchors")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("link", "text", required)
    .addColumn("receipts", "integer", required)
    .addColumn("total_paisa", "bigint", required)
    .execute();
  await sql`insert into seal_anchors (day, link, receipts, total_paisa)
    select day, link, receipts, total_paisa from receipt_days`.execute(db);
  for (const guard of guards) await refuse(db, postgres, guard);
}

async function refuse(
  db: Kysely<unknown>,
  postgres: boolean,
  { table, message, refused }: Guard,
): Promise<void> {
  const on = sql.raw(table);
  if (postgres) {
    const name = sql.raw(`refuse_${table}_change`);
    await sql`create function ${name}() returns trigger language plpgsql as ${sql.raw(
      `$$ begin raise exception '${message}'; end $$`,
    )}`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_no_update`)} before update on ${on} for each row
      when (${sql.raw(refused)}) execute function ${name}()`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_no_delete`)} before delete on ${on} for each row
      execute function ${name}()`.execute(db);
    return;
  }
  const abort = sql.raw(`begin select raise(abort, '${message}'); end`);
  await sql`create trigger ${sql.raw(`${table}_no_update`)} before update on ${on}
    when ${sql.raw(refused)} ${abort}`.execute(db);
  await sql`create trigger ${sql.raw(`${table}_no_delete`)} before delete on ${on} ${abort}`.execute(db);
}
