import type { DonationMethod } from "#app/contract/payment-methods.ts";
import type { MonthStep } from "#app/features/giving/ledger/closings.server.ts";
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

/** A donation is booked for the account of its line; without a line, for the one that its method leads to. */
const accountOf = ({ line_account, method }: { line_account: string | null; method: DonationMethod }) =>
  line_account ?? (method === "bank-transfer" || method === "cheque" ? "bank" : method);

const sumOf = (rows: readonly { amount_paisa: number }[]) =>
  rows.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0);

/** How many these are, and what they come to, as the reply names both. @param sign -1: of money that went out */
const tally = <Name extends string>(
  name: Name,
  rows: readonly { amount_paisa: number }[],
  sign: 1 | -1 = 1,
) =>
  ({ [name]: rows.length, [`${name}_paisa`]: sign * sumOf(rows) }) as Record<Name | `${Name}_paisa`, number>;

/** What a month's statements still ask for before it is closed: CLOSE-03a. Cash stands on no statement. */
export async function monthSteps(deps: Pick<Deps, "db" | "log">, month: string): Promise<MonthStep[]> {
  const accounts = (await readMonth(deps, month)).accounts.filter(({ account }) => account !== "cash");
  const sum = (count: (account: MonthAccount) => number) =>
    accounts.reduce((total, account) => total + count(account), 0);
  const lines = "/dashboard/bank-statements";
  const months = `${lines}?view=month&month=${month}`;
  const hasLines = (account: MonthAccount) =>
    account.lines + account.of_other_month + account.excluded + account.open + account.debits > 0;
  return [
    {
      title: "Every account with gifts has its statement",
      left: sum((account) => (account.without === 0 || hasLines(account) ? 0 : 1)),
      to: lines,
    },
    { title: "Every gift has its line on a statement", left: sum(({ without }) => without), to: months },
    { title: "No line is open", left: sum(({ open }) => open), to: lines },
    { title: "Returned payments are refunded", left: sum(({ returned }) => returned), to: months },
    {
      title: "Balances agree with the statements",
      left: sum(({ stated }) => (stated && stated.difference_paisa !== 0 ? 1 : 0)),
      to: months,
    },
  ];
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
  const lines = await linesOfMonth(db, from, to);
  const gifts = await giftsOfMonth(db, from, to);
  const own = ownAccounts(await readContent(deps, "identity")).map(({ id }) => id);
  // An account that has left the list keeps its months.
  const found = new Set([...own, ...lines.map(({ account }) => account), ...gifts.map(accountOf)]);
  found.delete("cash");
  const accounts: MonthAccount[] = [];
  for (const account of [...found, "cash"]) {
    const ofBooks = gifts.filter((gift) => accountOf(gift) === account);
    const ofStatement = lines.filter((line) => line.account === account);
    const balances = await monthBalances(db, account, from, to);
    if (ofBooks.length + ofStatement.length === 0 && balances.opening_paisa === null) continue;
    accounts.push({
      account,
      ...bookSums(ofBooks, { from, to }),
      ...statementSums(ofStatement, { from, to }),
      ...balances,
    });
  }
  return {
    accounts,
    providers: await monthProviders(db, from, to),
    missing_slips: await missingSlips(db, from, to),
    without_line: gifts
      // Cash stands on no statement.
      .filter(({ line_day, method }) => line_day === null && method !== "cash")
      .slice(0, maxWithoutLine)
      .map(({ reference, amount_paisa, received_on, method }) => {
        return { reference, amount_paisa, received_on: received_on ?? from, method };
      }),
  };
}

const linesOfMonth = (db: Db, from: string, to: string) =>
  db
    .selectFrom("statement_lines as line")
    .leftJoin("donations", "donations.id", "line.donation_id")
    .leftJoin("donations as gone", "gone.id", "line.returned_id")
    .select(["line.account", "line.amount_paisa", "line.aside_at", "line.aside_kind", "line.donation_id"])
    .select(["donations.received_on", "gone.state as returned_state"])
    .where("line.day", ">=", from)
    .where("line.day", "<=", to)
    .execute();

const giftsOfMonth = (db: Db, from: string, to: string) =>
  db
    .selectFrom("donations")
    .leftJoin("statement_lines as line", "line.donation_id", "donations.id")
    .select(["donations.reference", "donations.amount_paisa", "donations.received_on", "donations.method"])
    .select(["line.day as line_day", "line.account as line_account"])
    // A donation may have begun at a gateway and have come as a transfer after all.
    .where((where) =>
      where.or([where("donations.gateway", "in", ["manual", "bank"]), where("line.id", "is not", null)]),
    )
    .where("donations.paid_at", "is not", null)
    .where("donations.received_on", ">=", from)
    .where("donations.received_on", "<=", to)
    .orderBy("donations.received_on")
    .orderBy("donations.id")
    .execute();

type Line = Awaited<ReturnType<typeof linesOfMonth>>[number];
type Gift = Awaited<ReturnType<typeof giftsOfMonth>>[number];
type Month = { from: string; to: string };

const isWithin = (day: string | null, { from, to }: Month) => day !== null && day >= from && day <= to;

function bookSums(gifts: readonly Gift[], month: Month) {
  const withLine = gifts.filter(({ line_day }) => line_day !== null);
  const isOfMonth = ({ line_day }: Gift) => isWithin(line_day, month);
  return {
    ...tally("found", withLine.filter(isOfMonth)),
    ...tally(
      "in_transit",
      withLine.filter((gift) => !isOfMonth(gift)),
    ),
    ...tally(
      "without",
      gifts.filter(({ line_day }) => line_day === null),
    ),
  };
}

function statementSums(lines: readonly Line[], month: Month) {
  const confirming = lines.filter(({ donation_id }) => donation_id !== null);
  const isOfMonth = ({ received_on }: Line) => isWithin(received_on, month);
  const came = lines.filter(({ amount_paisa }) => amount_paisa > 0);
  const went = lines.filter(({ amount_paisa }) => amount_paisa < 0);
  const excluded = came.filter(({ aside_at }) => aside_at !== null);
  const countsStill = ({ aside_kind, returned_state }: Line) =>
    aside_kind === "returned" && returned_state !== "refunded";
  const open = lines.filter(({ donation_id, aside_at }) => donation_id === null && aside_at === null);
  return {
    ...tally("lines", confirming.filter(isOfMonth)),
    ...tally(
      "of_other_month",
      confirming.filter((line) => !isOfMonth(line)),
    ),
    ...tally("excluded", excluded),
    excluded_kinds: kindsOf(excluded, 1),
    ...tally("open", open),
    in_paisa: sumOf(came),
    debits: went.length,
    out_paisa: -sumOf(went),
    out_kinds: kindsOf(went, -1),
    ...tally("returned", went.filter(countsStill), -1),
  };
}

const kindsOf = (lines: readonly Line[], sign: 1 | -1) =>
  [...Map.groupBy(lines, ({ aside_kind }) => aside_kind)]
    .map(([kind, some]) => ({ kind, lines: some.length, paisa: sign * sumOf(some) }))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));

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
