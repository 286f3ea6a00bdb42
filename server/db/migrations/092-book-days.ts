import { type Kysely, sql } from "kysely";

/**
 * What each day did to each fund and account: sums of the gifts, payouts and entries that are there. Everything that shows
 * or limits money reads these rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sums = ["booked_paisa", "in_paisa", "back_paisa"].concat([
    ...["out_paisa", "helped_paisa", "opening_paisa", "moved_paisa"],
  ]);
  let table = db.schema
    .createTable("book_days")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("fund", "text", (column) => column.notNull())
    .addColumn("account", "text", (column) => column.notNull());
  for (const name of sums) table = table.addColumn(name, "bigint", (column) => column.notNull().defaultTo(0));
  await table.addPrimaryKeyConstraint("book_days_pkey", ["day", "fund", "account"]).execute();
  await db.schema.createIndex("book_days_fund").on("book_days").columns(["fund", "day"]).execute();

  const account = sql`case when gateway in ('jazzcash', 'easypaisa') then 'clearing'
    when method in ('bank-transfer', 'cheque') then 'bank' else method end`;
  const of = (name: string) => sql`sum(case when flow = ${sql.lit(name)} then paisa else 0 end)`;
  await sql`insert into book_days (day, fund, account, booked_paisa, in_paisa, back_paisa,
      out_paisa, helped_paisa, opening_paisa, moved_paisa)
    select day, fund, account, ${of("booked")}, ${of("in")}, ${of("back")},
      ${of("out")}, ${of("helped")}, ${of("opening")}, ${of("moved")}
    from (
      select paid_on as day, fund, ${account} as account, 'booked' as flow, amount_paisa as paisa
        from donations where state in ('paid', 'refunded')
      union all
      select received_on, fund, ${account}, 'in', amount_paisa from donations where state in ('paid', 'refunded')
      union all
      select refunded_on, fund, ${account}, 'back', amount_paisa from donations where state = 'refunded'
      union all
      select paid_on, fund, method, 'out', amount_paisa from payouts where cancelled_at is null
      union all
      select paid_on, fund, method, 'helped', amount_paisa from payouts
        where cancelled_at is null and help_commitment is not null
      union all
      select entered_on, fund, 'bank', case when kind = 'opening' then 'opening' else 'moved' end, amount_paisa
        from fund_entries where cancelled_at is null
      union all
      select entered_on, from_fund, 'bank', 'moved', -amount_paisa from fund_entries
        where cancelled_at is null and from_fund is not null
    ) as moves group by day, fund, account`.execute(db);
}
