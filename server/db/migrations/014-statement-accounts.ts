import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

const blank = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("");

/**
 * A line of a statement knows its account (empty: from before this), and may be set aside as money that is no gift. A
 * gift keeps what its payment is known by, so that one payment is not booked twice by hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lines = () => db.schema.alterTable("statement_lines");
  await lines().addColumn("account", "text", blank).execute();
  // What confirms a gift is not set aside, whatever a program does.
  const whenAside = sql`aside_at is null or donation_id is null`;
  await lines()
    .addColumn("aside_at", "text", (column) => column.check(whenAside))
    .execute();
  for (const name of ["aside_kind", "aside_reason", "aside_by"])
    await lines().addColumn(name, "text", blank).execute();
  await db.schema.createIndex("statement_lines_day").on("statement_lines").column("day").execute();

  await db.schema.alterTable("donations").addColumn("payment_code", "text", blank).execute();
  await keepPaymentCodes(db);
  await db.schema
    .createIndex("donations_payment")
    .on("donations")
    .column("payment_code")
    .where(sql.ref("payment_code"), "<>", sql.lit(""))
    .execute();
}

const batchSize = 1000;

/** Payments from before: known by the statement's reference, or else by the one that was entered or told. */
async function keepPaymentCodes(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const told = postgres
    ? sql`e.detail::json ->> 'payment_reference'`
    : sql`json_extract(e.detail, '$.payment_reference')`;
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; donation: number; told: string | null; line: string | null }>`
      select e.id, e.donation_id as donation, ${told} as told, l.bank_reference as line
      from donation_events e left join statement_lines l on l.donation_id = e.donation_id
      where e.id > ${after} and e.kind = 'state' and e.to_state = 'paid' order by e.id limit ${batchSize}`.execute(
      db,
    );
    for (const { donation, told, line } of rows) {
      const code = paymentCode(line ?? (told?.startsWith("statement-") ? "" : (told ?? "")));
      if (code) await sql`update donations set payment_code = ${code} where id = ${donation}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** As ledger/payment-code.ts was when this was written. */
function paymentCode(reference: string): string {
  const code = reference
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .slice(0, 60);
  return code.length >= 4 && /[1-9]/.test(code) ? code : "";
}
