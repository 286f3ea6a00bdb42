import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { findDonationsOfLines } from "#app/features/giving/ledger/line-payments.server.ts";
import { referencesIn } from "#app/features/giving/ledger/match-codes.ts";
import type {
  StatementLine,
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
import { listWaitingDonations, presentDonations } from "./waiting-donations.server.ts";

/** So many proposals, and so many lines without one, are on a page: the most that one press verifies is two pages. */
const pageSize = 100;

export type LinesAsked = {
  /** undefined: of all. */
  account: StatementAccount | undefined;
  /** The last of the page before; 0: the first page. */
  afterProposal: number;
  afterLine: number;
};

export type LinesPage = {
  proposals: StatementProposal[];
  proposals_total: number;
  proposals_next: number | null;
  rows: StatementLine[];
  rows_total: number;
  rows_next: number | null;
};

/**
 * Compares all lines that wait with all donations that wait, and reads one page of what fits and one of the rest. A
 * donation may fit lines of several accounts: they are compared together, and chosen from then. TRANSFER-08.
 */
export async function readLinesPage(db: Db, { account, ...after }: LinesAsked): Promise<LinesPage> {
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
