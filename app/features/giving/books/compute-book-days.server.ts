import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { accountOfWay, type BookDay, type BookSum, bookSums, sumOf } from "./book-days.server.ts";

/* The rows of the books, made from what they are the sums of: gifts, payouts and entries. BOOKS-17. */

/** What the rows of the books must be. A gift that lacks its day is told as such. */
export async function computeBookDays(db: Db): Promise<BookDay[]> {
  const sums = bookSums.map((name) => sql`${sumOf(name, "moves")} as ${sql.ref(name)}`);
  const { rows } = await sql<BookDay>`select day, fund, account, ${sql.join(sums)} from (
      ${sql.join(moves.map(selectMove), sql` union all `)}
    ) as moves where day is not null group by day, fund, account order by day, fund, account`.execute(db);
  return rows;
}

type Move = { day: string; fund: string; account: RawBuilder<string>; from: string } & Partial<
  Record<BookSum, string>
>;

const paid = "from donations where state in ('paid', 'refunded')";
const refunded = "from donations where state = 'refunded'";
const entries = "from fund_entries where cancelled_at is null";
const ofGift = { fund: "fund", account: accountOfWay } as const;
const ofEntry = { day: "entered_on", account: sql<string>`'bank'` } as const;

const moves: readonly Move[] = [
  { ...ofGift, day: "received_on", in_paisa: "amount_paisa", from: paid },
  { ...ofGift, day: "paid_on", booked_paisa: "amount_paisa", from: paid },
  { ...ofGift, day: "refunded_on", back_paisa: "amount_paisa", from: refunded },
  {
    day: "paid_on",
    fund: "fund",
    account: sql<string>`method`,
    out_paisa: "amount_paisa",
    helped_paisa: "case when help_commitment is null then 0 else amount_paisa end",
    from: "from payouts where cancelled_at is null",
  },
  {
    ...ofEntry,
    fund: "fund",
    opening_paisa: "case when kind = 'opening' then amount_paisa else 0 end",
    moved_paisa: "case when kind = 'opening' then 0 else amount_paisa end",
    from: entries,
  },
  {
    ...ofEntry,
    fund: "from_fund",
    moved_paisa: "-amount_paisa",
    from: `${entries} and from_fund is not null`,
  },
];

const selectMove = ({ day, fund, account, from, ...sums }: Move): RawBuilder<unknown> =>
  sql`select ${sql.raw(day)} as day, ${sql.raw(fund)} as fund, ${account} as account, ${sql.join(
    bookSums.map((name) => sql`${sql.raw(sums[name] ?? "0")} as ${sql.ref(name)}`),
  )} ${sql.raw(from)}`;

/** Makes the rows of the books again: after gifts were put into the database by other means than the ledger. */
export async function rebuildBookDays(trx: Db): Promise<void> {
  const rows = await computeBookDays(trx);
  await trx.deleteFrom("book_days").execute();
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    await trx
      .insertInto("book_days")
      .values(rows.slice(first, first + rowsAtOnce))
      .execute();
}

/** A statement takes so many at most: SQLite counts each value. */
const rowsAtOnce = 1000;
