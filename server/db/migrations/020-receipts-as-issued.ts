import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

const text = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("");

/** What a receipt says never changes. */
const kept = [
  ...["donation_id", "fiscal_year", "serial", "number", "verify_code", "salt", "issued_at"],
  ...["paid_on", "amount_paisa", "fund", "fund_title", "method", "reference"],
];
/** Whose gift it is: may be taken out, all of it at once, and never be changed into something else. */
const personal = ["donor_name", "dedication", "personal_salt"];

/**
 * A try to pay keeps when its provider last said that it is not paid: the money came after that.
 *
 * What a receipt says is stored with it: its document, and apart from it the donor's name and words, which can be taken
 * out. The server makes the documents of receipts from before when it starts. From now on the database refuses to change
 * or delete a receipt; it may become void once. The key of its page is no part of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("payment_attempts").addColumn("unpaid_at", "text").execute();
  for (const name of ["document", "dedication", "personal_salt", "personal_hash"]) {
    await db.schema.alterTable("receipts").addColumn(name, "text", text).execute();
  }
  await db.schema
    .createIndex("receipts_undocumented")
    .on("receipts")
    .column("id")
    .where(sql.ref("document"), "=", sql.lit(""))
    .execute();
  await db.schema
    .createIndex("receipts_voided")
    .on("receipts")
    .column("voided_at")
    .where(sql.ref("voided_at"), "is not", null)
    .execute();

  const differs = (name: string) => `new.${name} is distinct from old.${name}`;
  const anyOf = (names: string[]) => `(${names.map(differs).join(" or ")})`;
  const refused = [
    anyOf(kept),
    `(old.document <> '' and ${anyOf(["document", "personal_hash"])})`,
    `(old.document <> '' and ${anyOf(personal)} and not (${personal.map((name) => `new.${name} = ''`).join(" and ")}))`,
    `(${differs("donor_name")} and new.donor_name <> '')`,
    `(old.voided_at is not null and ${differs("voided_at")})`,
  ].join(" or ");
  const message = "a receipt stays as it was issued";
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function refuse_receipt_change() returns trigger language plpgsql as ${sql.raw(
      `$$ begin raise exception '${message}'; end $$`,
    )}`.execute(db);
    await sql`create trigger receipts_no_update before update on receipts for each row
      when (${sql.raw(refused)}) execute function refuse_receipt_change()`.execute(db);
    await sql`create trigger receipts_no_delete before delete on receipts for each row
      execute function refuse_receipt_change()`.execute(db);
    return;
  }
  const abort = sql.raw(`begin select raise(abort, '${message}'); end`);
  await sql`create trigger receipts_no_update before update on receipts when ${sql.raw(refused)} ${abort}`.execute(
    db,
  );
  await sql`create trigger receipts_no_delete before delete on receipts ${abort}`.execute(db);
}
