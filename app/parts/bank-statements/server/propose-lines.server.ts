import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { isAtGateway } from "#app/features/giving/ledger/donation-states.ts";
import { referencesIn } from "#app/features/giving/ledger/payment-code.ts";
import { findDonationsOfLines } from "#app/features/giving/ledger/same-payment.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type {
  StatementLine,
  StatementLines,
  StatementProposal,
  WaitingDonation,
} from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import {
  type Candidate,
  type MatchDonation,
  type MatchLine,
  proposeMatches,
} from "#app/parts/bank-statements/match.ts";
import type { Db } from "#server/db/connect.ts";
import { listOpenLines, presentLines } from "./bank-statement-lines.server.ts";

/** So many proposals, and so many lines without one, are on a page: the most that one press verifies is two pages. */
const pageSize = 100;

/** `afterProposal`, `afterLine`: the last of the page before; 0: the first page. `account` undefined: of all. */
type LinesAsked = { account: StatementAccount | undefined; afterProposal: number; afterLine: number };

type Pages = "proposals" | "proposals_total" | "proposals_next" | "rows" | "rows_total" | "rows_next";

/**
 * Compares all lines that wait with all donations that wait, and reads one page of what fits and one of the rest. A
 * donation may fit lines of several accounts: they are compared together, and chosen from then. TRANSFER-08.
 */
export async function readLinesPage(
  db: Db,
  { account, ...after }: LinesAsked,
): Promise<Pick<StatementLines, Pages>> {
  const lines = await listOpenLines(db);
  const donations = await listWaitingDonations(db, { named: lines.flatMap((line) => referencesIn(line)) });
  const found = proposeMatches(lines, donations);
  const isAsked = new Set(
    lines.filter((line) => account === undefined || line.account === account).map(({ id }) => id),
  );
  const proposed = new Set(found.map(({ line }) => line));
  const asked = found.filter(({ line }) => isAsked.has(line));
  const rest = lines.filter(({ id }) => isAsked.has(id) && !proposed.has(id));

  const proposals = pageOf(asked, after.afterProposal, ({ line }) => line);
  const rows = pageOf(rest, after.afterLine, ({ id }) => id);
  const shown = await presentLines(db, [
    ...proposals.page.map(({ line }) => line),
    ...rows.page.map(({ id }) => id),
  ]);
  const own = await presentDonations(
    db,
    proposals.page.flatMap((one) => [one.donation, ...one.others.map(({ donation }) => donation)]),
  );
  return {
    proposals: proposals.page.flatMap((one) => presentProposal(one, shown.get(one.line), own)),
    proposals_total: asked.length,
    proposals_next: proposals.next,
    rows: await withSameDonation(
      db,
      rows.page.flatMap(({ id }) => shown.get(id) ?? []),
    ),
    rows_total: rest.length,
    rows_next: rows.next,
  };
}

/** @param after the key of the last row before the page; a row that is gone begins at the start again */
function pageOf<Row>(all: readonly Row[], after: number, keyOf: (row: Row) => number) {
  const from = after === 0 ? 0 : all.findIndex((row) => keyOf(row) === after) + 1;
  const page = all.slice(from, from + pageSize);
  const last = page.at(-1);
  return { page, next: last && from + pageSize < all.length ? keyOf(last) : null };
}

function presentProposal(
  { line: _, ambiguous, others, more, ...best }: ReturnType<typeof proposeMatches>[number],
  line: StatementLine | undefined,
  donations: ReadonlyMap<number, WaitingDonation>,
): StatementProposal[] {
  const present = ({ donation, strength, reasons }: Candidate) => {
    const row = donations.get(donation);
    return row ? [{ donation: row, strength, reasons: [...reasons] }] : [];
  };
  if (!line) return [];
  return present(best).map((own) => ({ ...own, line, ambiguous, others: others.flatMap(present), more }));
}

/** Each line with the donation that has its payment already, without a line: probably its own. */
async function withSameDonation(db: Db, lines: readonly StatementLine[]): Promise<StatementLine[]> {
  const same = await findDonationsOfLines(db, lines, { withoutLine: true });
  return lines.map((line) => ({ ...line, same_as: same.get(line.id) ?? null }));
}

/**
 * The donation that waits for this money, surely or likely: it is asked about before the line becomes another donation.
 * @param line with what staff have entered of the donor: the name among its words, and the address
 */
export async function findWaitingDonation(
  db: Db,
  { email, ...line }: MatchLine & { email: string },
): Promise<WaitingDonation | undefined> {
  const named = referencesIn(line);
  const donations = await listWaitingDonations(db, { named, amountPaisa: line.amountPaisa });
  const [best] = proposeMatches([line], donations);
  const found =
    best && best.strength !== "doubtful" ? best.donation : await findDonationOfAddress(db, email, donations);
  return found === undefined ? undefined : (await presentDonations(db, [found])).get(found);
}

/** The first of these donations that was given under an address. */
async function findDonationOfAddress(
  db: Db,
  email: string,
  donations: readonly MatchDonation[],
): Promise<number | undefined> {
  if (email === "") return undefined;
  const rows = await db
    .selectFrom("donations")
    .select("id")
    .where("donor_email", "=", email)
    .where("state", "in", ["started", "pending"])
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  const theirs = new Set(rows.map(({ id }) => id));
  return donations.find(({ id, late }) => !late && theirs.has(id))?.id;
}

/*
 * The donations whose money may stand on a statement: those with a report that waits; those that began without a
 * gateway, with no report; and late ones, which are found by their own reference alone.
 */

/** So many reports that wait are compared, the newest: a foundation that is so far behind finds the others by their TXN. */
const maxReports = 10_000;
/** So many donations without a report are compared, the newest of each state; older ones are found by their TXN. */
const maxUnreported = { started: 3000, pending: 1000 } as const;
const perQuery = 1000;

const donations = (db: Db) =>
  db
    .selectFrom("donations")
    .select(["donations.id", "donations.reference", "donations.amount_paisa", "donations.donor_name"])
    .select("donations.created_at");

type Donation = Awaited<ReturnType<ReturnType<typeof donations>["execute"]>>[number];

const donationOf = (row: Donation, late: boolean): MatchDonation => ({
  id: row.id,
  reference: row.reference,
  amountPaisa: row.amount_paisa,
  day: karachiDay(new Date(row.created_at)),
  transactionId: "",
  names: row.donor_name ? [row.donor_name] : [],
  late,
});

export type DonationsAsked = {
  /** References that lines name: such a donation is found whatever its age, also when it has failed or expired. */
  named: readonly string[];
  /** Only donations of this amount, beside the named ones. */
  amountPaisa?: number;
};

/** What is compared with the lines. */
async function listWaitingDonations(
  db: Db,
  { named, amountPaisa }: DonationsAsked,
): Promise<MatchDonation[]> {
  const reported = await listReported(db, amountPaisa);
  const known = new Map(reported.map((donation) => [donation.id, donation]));
  for (const state of ["started", "pending"] as const) {
    const rows = await donations(db)
      .where("state", "=", state)
      .where("gateway", "in", ["manual", "bank"])
      .$if(amountPaisa !== undefined, (query) => query.where("amount_paisa", "=", amountPaisa ?? 0))
      .orderBy("id", "desc")
      .limit(maxUnreported[state])
      .execute();
    for (const row of rows) if (!known.has(row.id)) known.set(row.id, donationOf(row, false));
  }
  const references = new Set([...known.values()].map(({ reference }) => reference));
  const missing = [...new Set(named)].filter((reference) => !references.has(reference));
  for (let from = 0; from < missing.length; from += perQuery) {
    const rows = await donations(db)
      .select(["donations.state", "donations.gateway"])
      .where("reference", "in", missing.slice(from, from + perQuery))
      .where("state", "in", ["started", "pending", "failed", "expired"])
      .execute();
    for (const row of rows) if (!isAtGateway(row)) known.set(row.id, donationOf(row, true));
  }
  return [...known.values()];
}

async function listReported(db: Db, amountPaisa: number | undefined): Promise<MatchDonation[]> {
  const rows = await db
    .selectFrom("transfer_reports")
    .innerJoin("donations", "donations.id", "transfer_reports.donation_id")
    .select(["donations.id", "donations.reference", "donations.donor_name"])
    .select(["transfer_reports.amount_paisa", "transfer_reports.transferred_on"])
    .select(["transfer_reports.transaction_id", "transfer_reports.account_name"])
    .select("transfer_reports.reported_at")
    .where("transfer_reports.state", "=", "waiting")
    .$if(amountPaisa !== undefined, (query) =>
      query.where("transfer_reports.amount_paisa", "=", amountPaisa ?? 0),
    )
    .orderBy("transfer_reports.id", "desc")
    .limit(maxReports)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    amountPaisa: row.amount_paisa,
    day: row.transferred_on ?? karachiDay(new Date(row.reported_at)),
    transactionId: row.transaction_id,
    names: [row.account_name, row.donor_name].filter(Boolean),
  }));
}

/** What staff see of these donations, by their number. */
async function presentDonations(db: Db, ids: readonly number[]): Promise<Map<number, WaitingDonation>> {
  const found = new Map<number, WaitingDonation>();
  for (let from = 0; from < ids.length; from += perQuery) {
    const rows = await db
      .selectFrom("donations")
      .innerJoin("funds", "funds.slug", "donations.fund")
      .leftJoin("transfer_reports", (join) =>
        join
          .onRef("transfer_reports.donation_id", "=", "donations.id")
          .on("transfer_reports.state", "=", "waiting"),
      )
      .select(["donations.id", "donations.reference", "donations.state", "donations.amount_paisa"])
      .select(["funds.title as fund_title", "donations.method", "donations.donor_name"])
      .select(["donations.created_at", "transfer_reports.account_name", "transfer_reports.transferred_on"])
      .where("donations.id", "in", ids.slice(from, from + perQuery))
      .execute();
    for (const { donor_name, account_name, created_at, ...row } of rows) {
      const name = account_name || donor_name;
      const began_on = karachiDay(new Date(created_at));
      found.set(row.id, { ...row, name, began_on, reported: account_name !== null });
    }
  }
  return found;
}
