import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { accountName } from "#app/features/giving/ledger/statement-accounts.ts";
import type { Db } from "#server/db/connect.ts";

export type DonationLine = {
  account: StatementAccount;
  day: string;
  bank_reference: string;
  description: string;
  imported_at: string;
  imported_by: string;
};

/** The lines that pay these donations, by the donation's number. */
export async function readDonationLines(db: Db, ids: readonly number[]): Promise<Map<number, DonationLine>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("statement_lines")
    .select(["donation_id", "account", "day", "bank_reference", "description", "imported_at", "imported_by"])
    .where("donation_id", "in", ids)
    .execute();
  return new Map(
    rows.flatMap(({ donation_id, ...line }) => (donation_id === null ? [] : [[donation_id, line]])),
  );
}

/** A line of a statement is known to the ledger by a name that is made from its words, and means nothing to people. */
const isLineName = (reference: string) => reference.startsWith("statement-");

/** The reference of a payment as the bank or provider has it; "" where the statement has none. */
export const shownReference = (reference: string, line: DonationLine | undefined): string =>
  isLineName(reference) ? (line?.bank_reference ?? "") : reference;

/** What an event says, with the bank's reference in the place of a line's name. */
export function shownDetail(
  detail: Record<string, unknown>,
  line: DonationLine | undefined,
): Record<string, unknown> {
  const { payment_reference, ...more } = detail;
  if (typeof payment_reference !== "string") return detail;
  const shown = shownReference(payment_reference, line);
  return shown ? { ...more, payment_reference: shown } : more;
}

export const accountOf = (line: DonationLine | undefined): string => (line ? accountName(line.account) : "");
