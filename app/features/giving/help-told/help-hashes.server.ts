import type { Selectable } from "kysely";
import { sha256 } from "#app/features/giving/ledger/references.server.ts";
import { karachiDay, monthAfter } from "#app/lib/dates.ts";
import type { PayoutsTable } from "#server/db/giving-schema.ts";

/* What is sealed of a payout that belongs to a case: docs/open-books.md, "Help". Nothing here can be guessed: each hash has a salt. */

type PayoutRow = Selectable<PayoutsTable>;
type SealedHelp = { help_commitment: string; help_group: string; help_people: string };
export type HelpPayout = PayoutRow & SealedHelp;

export const isHelp = <Row extends PayoutRow>(row: Row): row is Row & SealedHelp =>
  row.help_commitment !== null;

/** What of a case is sealed with its payments, and may not change after the first. */
export type CommittedCase = Record<"salt" | "reference" | "name" | "cnic" | "kind" | "district", string> & {
  household: number;
  decision_fund: string | null;
  decision_paisa: number | null;
  decision_months: number | null;
  decision_from: string | null;
};
export const committedFields = [
  "salt",
  "reference",
  "name",
  "cnic",
  "kind",
  "district",
  "household",
  "decision_fund",
  "decision_paisa",
  "decision_months",
  "decision_from",
] as const satisfies (keyof CommittedCase)[];

/** The months for which help was decided, YYYY-MM, the first one first; none before a decision. */
export function monthsDecided(row: Pick<CommittedCase, "decision_months" | "decision_from">): string[] {
  if (row.decision_from === null || row.decision_months === null) return [];
  const months = [row.decision_from];
  while (months.length < row.decision_months) months.push(monthAfter(months.at(-1) ?? ""));
  return months;
}

/**
 * The text whose hash is a case's commitment: what an auditor is handed.
 * @param sealed the commitment of an earlier payment of the case. Those of before 1.4.0 have no first month in their text,
 *   and all payments of a case share one commitment
 */
export function caseText(row: CommittedCase, sealed?: string | null): string {
  const values = committedFields.map((field) => row[field]);
  const withoutFirstMonth = JSON.stringify(values.slice(0, -1));
  return sealed === commitmentOf(withoutFirstMonth) ? withoutFirstMonth : JSON.stringify(values);
}

export const commitmentOf = (text: string): string => sha256(text);

/** Of kind and district: published for at least five families of a fund and month together. */
export const groupHash = (salt: string, kind: string, district: string): string =>
  sha256(JSON.stringify([salt, kind, district]));

/** Of the number of people. @param salt that of the payout, which is never published */
export const peopleHash = (salt: string, people: number): string => sha256(JSON.stringify([salt, people]));

/** The family of a payment: the same within a month, so that strangers count it once, and another in each month. */
export const familyHash = (commitment: string, month: string): string => sha256(`${commitment}|${month}`);

/** The Karachi month in which a payout was recorded. */
export const monthRecorded = ({ created_at }: Pick<PayoutRow, "created_at">): string =>
  karachiDay(new Date(created_at)).slice(0, 7);

/** The entry of a payment. Kind and district are hashed from what they are while that is known: a change is seen. */
export function helpText(row: HelpPayout): string {
  const { help_group_salt: salt, help_kind: kind, help_district: district } = row;
  const isOpen = salt !== null && kind !== null && district !== null;
  const group = isOpen ? groupHash(salt, kind, district) : row.help_group;
  const family = familyHash(row.help_commitment, monthRecorded(row));
  const day = karachiDay(new Date(row.created_at));
  return ["help", row.id, row.fund, day, family, group, row.help_people].join("|");
}

export const cancelledHelpText = (id: number, day: string): string => ["cancelled-help", id, day].join("|");
