import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * A line of a statement that confirms a gift never confirms another one, whatever a program does. What a payment is known
 * by is its number alone from now on, without what stands before it ("FT", "Ref:", zeros).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function refuse_line_change() returns trigger language plpgsql as $$
      begin raise exception 'a statement line stays with its donation'; end $$`.execute(db);
    await sql`create trigger statement_lines_kept before update of donation_id on statement_lines for each row
      when (old.donation_id is not null and new.donation_id is distinct from old.donation_id)
      execute function refuse_line_change()`.execute(db);
  } else {
    await sql`create trigger statement_lines_kept before update of donation_id on statement_lines
      when old.donation_id is not null and new.donation_id is not old.donation_id
      begin select raise(abort, 'a statement line stays with its donation'); end`.execute(db);
  }
  await shortenPaymentCodes(db);
}

const batchSize = 1000;

async function shortenPaymentCodes(db: Kysely<unknown>): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; code: string }>`select id, payment_code as code from donations
      where id > ${after} and payment_code <> '' order by id limit ${batchSize}`.execute(db);
    for (const { id, code } of rows) {
      const number = numberOf(code);
      if (number !== code)
        await sql`update donations set payment_code = ${number} where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** As ledger/payment-code.ts was when this was written. */
function numberOf(code: string): string {
  const number = code.replace(/^(?:[A-Z01]*[A-Z])?0*/, "");
  return number.length >= 6 && /\d{4}/.test(number) ? number : code;
}
