import { sql } from "kysely";
import { ownAccounts } from "#app/features/giving/ledger/statement-accounts.ts";
import type { MonthAccount, MonthReply } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { monthProviders } from "./month-providers.server.ts";
import { monthBalances } from "./statement-balances.server.ts";

const maxWithoutLine = 100;
/** So many paper receipts of a month are looked at, and so many missing ones are named. */
const maxSlips = 5000;
const maxMissing = 100;
/** Slips that are further apart are of two books. */
const maxGap = 100;

/** Both databases give a number then: PostgreSQL's own sum would be text. */
const paisaWhen = (condition: string) =>
  sql<number>`cast(coalesce(sum(case when ${sql.raw(condition)} then amount_paisa else 0 end), 0) as bigint)`;
const countWhen = (condition: string) =>
  sql<number>`cast(coalesce(sum(case when ${sql.raw(condition)} then 1 else 0 end), 0) as bigint)`;

/** A donation is booked for the account of its line; without a line, for the one that its method leads to. */
const accountOfDonation = sql<MonthAccount["account"]>`case
  when statement_lines.id is not null then statement_lines.account
  when donations.method in ('bank-transfer', 'cheque') then 'bank'
  else donations.method end`;

/**
 * Whether an account of a month has a line without a gift, a gift without a line, a gift that went back at the bank and
 * still counts, or another balance.
 */
export async function isMonthUnequal(deps: Pick<Deps, "db" | "log">, month: string): Promise<boolean> {
  const { accounts } = await readMonth(deps, month);
  return accounts.some(
    ({ account, open, without, returned, stated }) =>
      account !== "cash" && (open + without + returned > 0 || (stated?.difference_paisa ?? 0) !== 0),
  );
}

/**
 * The end of a month, account by account: all incoming lines of its statements, and what staff have verified in the books
 * by the day on which the money came. A cheque of one month that cleared in the next stands apart in both, so that neither
 * differs. Gateways' payments are not among them: the gateway has confirmed them.
 * @param month YYYY-MM
 */
export async function readMonth(
  deps: Pick<Deps, "db" | "log">,
  month: string,
): Promise<Omit<MonthReply, "success" | "message">> {
  const { db } = deps;
  const [from, to] = [`${month}-01`, `${month}-31`];
  const verified = db
    .selectFrom("donations")
    .leftJoin("statement_lines", "statement_lines.donation_id", "donations.id")
    // A donation may have begun at a gateway and have come as a transfer after all.
    .where((where) =>
      where.or([
        where("donations.gateway", "in", ["manual", "bank"]),
        where("statement_lines.id", "is not", null),
      ]),
    )
    .where("donations.paid_at", "is not", null)
    .where("donations.received_on", ">=", from)
    .where("donations.received_on", "<=", to);
  const booked = await db
    .selectFrom(
      verified
        .select(["donations.amount_paisa", "statement_lines.id as line"])
        .select(accountOfDonation.as("account"))
        .select(
          sql<number>`case when statement_lines.day < ${from} or statement_lines.day > ${to}
          then 1 else 0 end`.as("elsewhere"),
        )
        .as("donation"),
    )
    .select([
      "account",
      countWhen("line is not null and elsewhere = 0").as("found"),
      paisaWhen("line is not null and elsewhere = 0").as("found_paisa"),
      countWhen("elsewhere = 1").as("in_transit"),
      paisaWhen("elsewhere = 1").as("in_transit_paisa"),
      countWhen("line is null").as("without"),
      paisaWhen("line is null").as("without_paisa"),
    ])
    .groupBy("account")
    .execute();
  const ofMonth = db.selectFrom("statement_lines").where("day", ">=", from).where("day", "<=", to);
  const lines = await db
    .selectFrom(
      ofMonth
        .leftJoin("donations", "donations.id", "statement_lines.donation_id")
        .leftJoin("donations as gone", "gone.id", "statement_lines.returned_id")
        .select(["statement_lines.account", "statement_lines.amount_paisa"])
        .select(
          sql<number>`case when aside_kind = 'returned' and (gone.state is null or gone.state <> 'refunded')
          then 1 else 0 end`.as("counts_still"),
        )
        .select(["statement_lines.donation_id", "statement_lines.aside_at"])
        .select(
          sql<number>`case when donations.received_on < ${from} or donations.received_on > ${to}
          then 1 else 0 end`.as("elsewhere"),
        )
        .as("line"),
    )
    .select([
      "account",
      countWhen("donation_id is not null and elsewhere = 0").as("lines"),
      paisaWhen("donation_id is not null and elsewhere = 0").as("lines_paisa"),
      countWhen("elsewhere = 1").as("of_other_month"),
      paisaWhen("elsewhere = 1").as("of_other_month_paisa"),
      countWhen("aside_at is not null and amount_paisa > 0").as("excluded"),
      paisaWhen("aside_at is not null and amount_paisa > 0").as("excluded_paisa"),
      paisaWhen("amount_paisa > 0").as("in_paisa"),
      countWhen("amount_paisa < 0").as("debits"),
      sql<number>`-${paisaWhen("amount_paisa < 0")}`.as("out_paisa"),
      countWhen("counts_still = 1").as("returned"),
      sql<number>`-${paisaWhen("counts_still = 1")}`.as("returned_paisa"),
      countWhen("donation_id is null and aside_at is null").as("open"),
      paisaWhen("donation_id is null and aside_at is null").as("open_paisa"),
    ])
    .groupBy("account")
    .execute();
  const kinds = await ofMonth
    .where("aside_at", "is not", null)
    .select(["account", "aside_kind as kind", countWhen("1 = 1").as("lines"), paisaWhen("1 = 1").as("paisa")])
    .groupBy(["account", "aside_kind", sql`amount_paisa < 0`])
    .orderBy("aside_kind")
    .execute();
  const withoutLine = await verified
    .select(["donations.reference", "donations.amount_paisa", "donations.received_on", "donations.method"])
    .where("statement_lines.id", "is", null)
    // Cash stands on no statement.
    .where("donations.method", "!=", "cash")
    .orderBy("donations.received_on")
    .orderBy("donations.id")
    .limit(maxWithoutLine)
    .execute();
  const own = ownAccounts(await readContent(deps, "identity")).map(({ id }) => id);
  // An account that has left the list keeps its months.
  const found = new Set([
    ...own,
    ...lines.map(({ account }) => account),
    ...booked.map(({ account }) => account),
  ]);
  found.delete("cash");
  const accounts: MonthAccount[] = [];
  for (const account of [...found, "cash"]) {
    const books = booked.find((row) => row.account === account);
    const statement = lines.find((row) => row.account === account);
    const balances = await monthBalances(db, account, from, to);
    if (!books && !statement && balances.opening_paisa === null) continue;
    const ofKind = (sign: 1 | -1) =>
      kinds
        .filter((row) => row.account === account && Math.sign(row.paisa) === sign)
        .map(({ kind, lines: of, paisa }) => ({ kind, lines: of, paisa: sign * paisa }));
    accounts.push({
      found: 0,
      found_paisa: 0,
      in_transit: 0,
      in_transit_paisa: 0,
      without: 0,
      without_paisa: 0,
      ...books,
      lines: 0,
      lines_paisa: 0,
      of_other_month: 0,
      of_other_month_paisa: 0,
      excluded: 0,
      excluded_paisa: 0,
      open: 0,
      open_paisa: 0,
      in_paisa: 0,
      debits: 0,
      out_paisa: 0,
      returned: 0,
      returned_paisa: 0,
      ...statement,
      account,
      excluded_kinds: ofKind(1),
      out_kinds: ofKind(-1),
      ...balances,
    });
  }
  return {
    accounts,
    providers: await monthProviders(db, from, to),
    missing_slips: await missingSlips(db, from, to),
    without_line: withoutLine.map((donation) => ({ ...donation, received_on: donation.received_on ?? from })),
  };
}

/**
 * The numbers of paper receipts that nobody has booked, between the first and the last of a month's cash gifts: a slip
 * that was written and lost, or money that was. DESK-19.
 */
async function missingSlips(db: Db, from: string, to: string): Promise<number[]> {
  const rows = await db
    .selectFrom("donations")
    .innerJoin("donation_events", "donation_events.donation_id", "donations.id")
    .select("donation_events.detail")
    .where("donations.method", "=", "cash")
    .where("donations.received_on", ">=", from)
    .where("donations.received_on", "<=", to)
    .where("donation_events.kind", "=", "state")
    .where("donation_events.to_state", "=", "paid")
    .orderBy("donations.id")
    .limit(maxSlips)
    .execute();
  const numbers = rows.flatMap(({ detail }) => {
    const { payment_reference: number = "" } = JSON.parse(detail) as { payment_reference?: string };
    return /^\d{1,9}$/.test(number) ? [Number(number)] : [];
  });
  const missing: number[] = [];
  const sorted = numbers.toSorted((a, b) => a - b);
  for (const [place, number] of sorted.entries()) {
    const before = sorted[place - 1] ?? number;
    if (number - before > maxGap) continue;
    for (let gap = before + 1; gap < number && missing.length < maxMissing; gap += 1) missing.push(gap);
  }
  return missing;
}
