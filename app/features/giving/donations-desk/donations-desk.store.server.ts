import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { sumByFundAndMonth } from "#app/features/giving/books/totals.server.ts";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { readReceiptNumber, receiptNumber } from "#app/lib/fiscal-year.ts";
import { isPhone, phoneKey } from "#app/lib/phone.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { hasTextAmongNewest, isSearch } from "#server/db/search.ts";
import { maxSummed } from "./donations-desk.messages.ts";
import type {
  DonationFilter,
  DonationListRow,
  DonationTotals,
  GivingMonths,
} from "./donations-desk.schema.ts";

type DayColumn = "created_at" | "paid_on" | "received_on" | "refunded_on";
const dayColumns: Record<DonationFilter["by"], DayColumn> = {
  started: "created_at",
  books: "paid_on",
  bank: "received_on",
  refund: "refunded_on",
};

/** The instant at which a Karachi day begins. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:00`).toISOString();

type Where = ExpressionBuilder<Database, "donations">;

/** Without days the newest donations come first by number; with days, by the day that is meant. */
const orderOf = ({ by, from, to }: DonationFilter): DayColumn | undefined =>
  from || to || by !== "started" ? dayColumns[by] : undefined;

/** What is asked of the list, and whether by a donor's phone, too: only by those who may read it (ROLE-05a). */
export type AskedDonations = DonationFilter & { byPhone?: boolean };

/** The conditions of a filter. An index finds the newest rows of each (migration 013). @param below as in a search */
const matching =
  (db: Db, { q, by, from, to, fund, method, state, review, byPhone }: AskedDonations, below?: number) =>
  (where: Where): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    if (by === "started") {
      if (from) conditions.push(where("created_at", ">=", startOf(from)));
      if (to) conditions.push(where("created_at", "<", startOf(addDays(to, 1))));
    } else {
      // Any day is after none: what has not come so far has no day.
      conditions.push(where(dayColumns[by], ">=", from || "0"));
      if (to) conditions.push(where(dayColumns[by], "<=", to));
    }
    const equal = (column: "fund" | "method" | "state", value: string | undefined) => {
      // Within few days their index is read, whose columns answer this too. SQLite would read that of the column.
      const text = isShort(from, to) ? sql<string>`donations.${sql.raw(column)} || ''` : where.ref(column);
      if (value) conditions.push(where(text, "=", value));
    };
    equal("fund", fund);
    equal("method", method);
    equal("state", state);
    // The index of what needs review holds such rows alone, and they are few.
    if (review)
      conditions.push(sql<SqlBool>`donations.id in (select id from donations where needs_review = 1)`);
    if (isSearch(q)) {
      const found = foundBy(db, q, below);
      conditions.push(byPhone && isPhone(q) ? where.or([found, ofPhone(where, q)]) : found);
    }
    return where.and(conditions);
  };

/** In days. */
const shortTime = 400;
const isShort = (from: string | undefined, to: string | undefined) =>
  Boolean(from && to && addDays(from, shortTime) >= to);

/** Nobody without a phone is meant, and the index holds none of them. */
const ofPhone = (where: Where, phone: string) =>
  where.and([where("donor_phone", "=", phoneKey(phone)), where("donor_phone", "<>", "")]);

/** A whole reference or receipt number names one donation; other words are looked for among the newest that have them. */
function foundBy(db: Db, q: string, below: number | undefined): Expression<SqlBool> {
  const reference = q.trim().toUpperCase();
  if (/^TXN[0-9A-Z]{17}$/.test(reference)) return sql<SqlBool>`donations.reference = ${reference}`;
  const receipt = readReceiptNumber(q);
  if (receipt) {
    const number = receiptNumber(receipt.fiscalYear, receipt.serial);
    return sql<SqlBool>`donations.id in (select donation_id from receipts where number = ${number})`;
  }
  return hasTextAmongNewest(db, "donations", q, { limit: maxSummed + 1, below });
}

const rowColumns = [
  "donations.id",
  "donations.reference",
  "donations.created_at",
  "donations.donor_name",
  "donations.anonymous",
  "donations.language",
  "donations.amount_paisa",
  "donations.fund",
  "funds.title as fund_title",
  "donations.method",
  "donations.state",
  "donations.needs_review",
  "donations.pledge_id",
  "donations.paid_on",
  "donations.received_on",
  "donations.refunded_on",
  "receipts.number as receipt_number",
] as const;

/** Rows of donations with their fund's title and receipt, in no order. */
export const donationRows = (db: Db) =>
  db
    .selectFrom("donations")
    .innerJoin("funds", "funds.slug", "donations.fund")
    .leftJoin("receipts", "receipts.donation_id", "donations.id")
    .select(rowColumns);

type RawRow = Awaited<ReturnType<ReturnType<typeof donationRows>["execute"]>>[number];

/** Keeps what else was selected. */
export const presentRow = <Row extends RawRow>({ anonymous, needs_review, pledge_id, ...row }: Row) => ({
  ...row,
  anonymous: anonymous === 1,
  needs_review: needs_review === 1,
  monthly: pledge_id !== null,
});

/** The numbers of a page of donations in the order of the list, newest first, with the cursor of the page after. */
export async function pageOfIds(
  db: Db,
  filter: AskedDonations,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<{ ids: number[]; next?: string }> {
  const order = orderOf(filter);
  const [after, value] = (cursor ?? "").split("_").reverse();
  const below = Number(after);
  const found = await db
    .selectFrom("donations")
    .select((select) => ["id", order ? select.ref(order).as("day") : sql<null>`null`.as("day")])
    .where(matching(db, filter, order === undefined && cursor !== undefined ? below : undefined))
    .$if(cursor !== undefined, (query) =>
      order
        ? query.where(sql<SqlBool>`(${sql.ref(order)}, id) < (${value ?? ""}, ${below})`)
        : query.where("id", "<", below),
    )
    .$if(order !== undefined, (query) => query.orderBy(sql.ref(order ?? "id"), "desc"))
    .orderBy("id", "desc")
    // One more than asked for shows whether there is a page beyond.
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    ids: page.map(({ id }) => id),
    next: last && (order ? `${last.day}_${last.id}` : String(last.id)),
  };
}

/** A page of donations, newest first: DESK-01. */
export async function listDonations(
  db: Db,
  filter: AskedDonations,
  page: { limit: number; cursor?: string },
): Promise<{ rows: DonationListRow[]; next?: string }> {
  const { ids, next } = await pageOfIds(db, filter, page);
  if (ids.length === 0) return { rows: [] };
  const found = await donationRows(db).where("donations.id", "in", ids).execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []).map(presentRow), next };
}

/** What the filters show, summed up. Of a search at most the newest 10,000 are looked at. */
export async function sumDonations(db: Db, filter: AskedDonations): Promise<DonationTotals> {
  const bounded = isSearch(filter.q);
  const rows = db.selectFrom("donations").select(["state", "amount_paisa"]).where(matching(db, filter));
  // One pass over an index: grouped by state, SQLite would read the rows in the order of another one.
  const when = (states: string[], value: string) =>
    sql<number>`cast(coalesce(sum(case when state in (${sql.join(states)}) then ${sql.raw(value)} else 0 end), 0) as bigint)`;
  const sums = await db
    .selectFrom((bounded ? rows.orderBy("id", "desc").limit(maxSummed + 1) : rows).as("shown"))
    .select((select) => [
      select.fn.countAll<number>().as("donations"),
      when(["paid", "refunded"], "1").as("paid_donations"),
      when(["paid", "refunded"], "amount_paisa").as("paid"),
      when(["refunded"], "amount_paisa").as("refunded"),
    ])
    .executeTakeFirstOrThrow();
  return { ...sums, partial: bounded && sums.donations > maxSummed };
}

/** The last twelve Karachi months, YYYY-MM, this one last. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = karachiDay(now).split("-").map(Number);
  return Array.from({ length: 12 }, (_, place) =>
    new Date(Date.UTC(year, month - 12 + place, 1)).toISOString().slice(0, 7),
  );
}

/** What came in, less what was given back, for each fund in the last twelve Karachi months. In paisa. */
export async function readGivingMonths(db: Db, now: Date): Promise<GivingMonths> {
  const months = lastMonths(now);
  const days = { from: `${months[0]}-01`, to: `${months.at(-1)}-31` };
  const [titles, sums] = await Promise.all([
    db.selectFrom("funds").select(["slug", "title"]).orderBy("title").execute(),
    sumByFundAndMonth(db, days),
  ]);
  const given = sums.filter((sum) => sum.in > 0 || sum.back > 0);
  const funds = titles.flatMap(({ slug, title }) =>
    given
      .filter(({ fund }) => fund === slug)
      .map((sum) => ({ fund: slug, title, month: sum.month, net: sum.in - sum.back })),
  );
  return { months, funds };
}
