import { cancelledHelpText, helpText, isHelp } from "#app/features/giving/help-told/help-hashes.server.ts";
import { leastFamilies } from "#app/features/giving/help-told/help-months.server.ts";
import { sha256 } from "#app/features/giving/ledger/references.server.ts";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import type { MovedOut } from "#app/parts/open-books/merkle.ts";
import type { Db } from "#server/db/connect.ts";

/** What is sealed with a day beside its receipts (docs/open-books.md). */
export type Movement = {
  kind:
    | "refund"
    | "corrected"
    | "payout"
    | "cancelled"
    | "entry"
    | "cancelled-entry"
    | "help"
    | "cancelled-help";
  /** The Karachi day on which it was entered. */
  day: string;
  paisa: number;
  /** When it was entered, by the clock of then; UTC. */
  at: string;
  /** The text whose hash is its leaf. */
  text: string;
  /** Of a payout that helped a family, and of its cancellation: the commitment of the case. */
  commitment?: string | null;
};

/** The instants of the days from the one to the other, as rows have them. */
const instantsOf = (from: string, to: string) => ({
  start: from === "" ? "" : new Date(`${from}T00:00:00+05:00`).toISOString(),
  end: new Date(`${addDays(to, 1)}T00:00:00+05:00`).toISOString(),
});

/** What was entered on these days, by kind. @param from empty: from the beginning */
export async function readMovements(db: Db, from: string, to: string): Promise<Movement[]> {
  const returned = await readRefunds(db, from, to);
  const payouts = await readPayouts(db, from, to);
  return [
    ...returned.filter(({ kind }) => kind === "refund"),
    ...payouts.moved,
    ...returned.filter(({ kind }) => kind === "corrected"),
    ...(await readFundEntries(db, from, to)),
    ...payouts.helped,
  ];
}

/**
 * Refunds, and receipts that a corrected one has replaced. Two reads of an index: a refund that one of its two rows
 * lacks shows that it was forged.
 */
async function readRefunds(db: Db, from: string, to: string): Promise<Movement[]> {
  const { start, end } = instantsOf(from, to);
  const refunds = db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    .select(["receipts.number", "receipts.amount_paisa", "receipts.salt", "receipts.voided_at"])
    .select(["donations.refunded_on", "donations.state"]);
  const voided = await refunds
    .where("receipts.voided_at", ">=", start)
    .where("receipts.voided_at", "<", end)
    .execute();
  const returned = await refunds
    .where("donations.refunded_on", ">=", from)
    .where("donations.refunded_on", "<=", to)
    .execute();
  const each = new Map([...voided, ...returned].map((row) => [row.number, row]));
  return [...each.values()]
    .toSorted((one, other) => (one.number < other.number ? -1 : 1))
    .map(({ number, amount_paisa: paisa, salt, voided_at, refunded_on, state }): Movement => {
      const voidedOn = voided_at === null ? "" : karachiDay(new Date(voided_at));
      if (state === "corrected") {
        const text = ["corrected", number, paisa, voidedOn, salt].join("|");
        return { kind: "corrected", day: voidedOn, paisa, at: voided_at ?? "", text };
      }
      const text = ["refund", number, paisa, refunded_on ?? "", voidedOn, salt].join("|");
      return { kind: "refund", day: refunded_on ?? voidedOn, paisa, at: voided_at ?? "", text };
    });
}

/** Payouts with cancellations, and of those that belong to cases the entries that everybody may be shown. */
async function readPayouts(
  db: Db,
  from: string,
  to: string,
): Promise<{ moved: Movement[]; helped: Movement[] }> {
  const { start, end } = instantsOf(from, to);
  const rows = db.selectFrom("payouts").selectAll().orderBy("id");
  const recorded = await rows.where("created_at", ">=", start).where("created_at", "<", end).execute();
  const cancelled = await rows.where("cancelled_at", ">=", start).where("cancelled_at", "<", end).execute();
  const moved = [
    ...recorded.map((row): Movement => {
      const day = karachiDay(new Date(row.created_at));
      const details = sha256(
        JSON.stringify([row.purpose, row.payee, row.bank_reference, row.created_by, row.created_at]),
      );
      const text = ["payout", row.id, row.amount_paisa, row.fund, row.paid_on, day, details, row.salt].join(
        "|",
      );
      return {
        ...{ kind: "payout", day, paisa: row.amount_paisa },
        ...{ at: row.created_at, text, commitment: row.help_commitment },
      };
    }),
    ...cancelled.map((row): Movement => {
      const day = karachiDay(new Date(row.cancelled_at ?? ""));
      const text = ["cancelled", row.id, day, sha256(row.cancel_reason), row.salt].join("|");
      return {
        ...{ kind: "cancelled", day, paisa: -row.amount_paisa },
        ...{ at: row.cancelled_at ?? "", text, commitment: row.help_commitment },
      };
    }),
  ];
  const helped = [
    ...recorded.filter(isHelp).map((row): Movement => {
      const day = karachiDay(new Date(row.created_at));
      return { kind: "help", day, paisa: 0, at: row.created_at, text: helpText(row) };
    }),
    ...cancelled.filter(isHelp).map((row): Movement => {
      const day = karachiDay(new Date(row.cancelled_at ?? ""));
      const text = cancelledHelpText(row.id, day);
      return { kind: "cancelled-help", day, paisa: 0, at: row.cancelled_at ?? "", text };
    }),
  ];
  return { moved, helped };
}

/** Opening balances, transfers between funds, and cancellations of both. A transfer changes no sum of all funds. */
async function readFundEntries(db: Db, from: string, to: string): Promise<Movement[]> {
  const { start, end } = instantsOf(from, to);
  const rows = db.selectFrom("fund_entries").selectAll().orderBy("id");
  const recorded = await rows.where("created_at", ">=", start).where("created_at", "<", end).execute();
  const cancelled = await rows.where("cancelled_at", ">=", start).where("cancelled_at", "<", end).execute();
  const changeOf = ({ kind, amount_paisa }: (typeof recorded)[number]) =>
    kind === "opening" ? amount_paisa : 0;
  return [
    ...recorded.map((row): Movement => {
      const day = karachiDay(new Date(row.created_at));
      const details = sha256(JSON.stringify([row.reason, row.created_by, row.created_at]));
      const funds = [row.kind, row.id, row.amount_paisa, row.from_fund ?? "", row.fund];
      const text = [...funds, row.entered_on, day, details, row.salt].join("|");
      return { kind: "entry", day, paisa: changeOf(row), at: row.created_at, text };
    }),
    ...cancelled.map((row): Movement => {
      const day = karachiDay(new Date(row.cancelled_at ?? ""));
      const text = ["cancelled-entry", row.id, day, sha256(row.cancel_reason), row.salt].join("|");
      return { kind: "cancelled-entry", day, paisa: -changeOf(row), at: row.cancelled_at ?? "", text };
    }),
  ];
}

/**
 * How many, and what they come to. The money of fewer than five families is left out of what was paid out: with one family,
 * the sum would be what it got. BOOKS-13a.
 * @param version with which the day was sealed: those of version 4 have all money
 */
export function sumMovements(movements: readonly Movement[], version?: number): MovedOut {
  const of = (...kinds: Movement["kind"][]) => movements.filter(({ kind }) => kinds.includes(kind));
  const [refunds, payouts] = [of("refund"), of("payout", "cancelled")];
  const [corrections, entries] = [of("corrected"), of("entry", "cancelled-entry")];
  const families = new Set(of("payout").flatMap(({ commitment }) => commitment ?? []));
  const isTold = version === 4 || families.size >= leastFamilies;
  const told = payouts.filter(({ commitment }) => isTold || !commitment);
  const sum = (rows: Movement[]) => rows.reduce((total, { paisa }) => total + paisa, 0);
  return {
    refunds: refunds.length,
    refundedPaisa: sum(refunds),
    payouts: payouts.length,
    paidOutPaisa: sum(told),
    corrections: corrections.length,
    correctedPaisa: sum(corrections),
    entries: entries.length,
    enteredPaisa: sum(entries),
    helps: of("help").length,
    cancelledHelps: of("cancelled-help").length,
  };
}
