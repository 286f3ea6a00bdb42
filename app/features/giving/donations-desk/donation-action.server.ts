import { addDonationNote } from "#app/features/giving/ledger/donation-events.server.ts";
import { findDonationOfPayment } from "#app/features/giving/ledger/hand-confirmation.server.ts";
import { type DonationRow, lockDonation } from "#app/features/giving/ledger/start-donation.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { namesOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, inTransaction } from "#server/db/connect.ts";
import type { ApprovalFact, Deps } from "#server/deps.ts";
import { requireRecentProof, type Session } from "#server/http/session-check.ts";
import { type Fault, Refusal } from "#server/refusal.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

/*
 * What staff do with a donation: each in one transaction with its entry in the audit log, which names no donor. States are
 * changed by changeDonation alone.
 */

/** `waits`: that it waits for a second person, in words; nothing else is done then. */
export type DeskResult<Value = object> =
  | ({ fault?: undefined; waits?: undefined } & Value)
  | { fault: Fault; waits?: undefined }
  | { fault?: undefined; waits: string };
export type Opened = { id: number; version?: number };

export const refused = (status: Fault["status"], message: string) => ({ fault: { status, message } });
const noun = "donation";

export type Locked = { trx: Db; now: Date; donation: DonationRow };

/** Locks a donation and compares its version with the one that was opened. */
export function withDonation<Value>(
  { db, clock }: Deps,
  { id, version }: Opened,
  change: (locked: Locked) => Promise<DeskResult<Value>>,
): Promise<DeskResult<Value>> {
  return inTransaction(db, async (trx) => {
    const donation = await lockDonation(trx, id);
    if (!donation) return refused(404, messages.notFound);
    if (version !== undefined && version !== donation.version) return refused(409, messages.stale);
    return change({ trx, now: clock.now(), donation });
  });
}

/** Above PKR 50,000 whoever gives a gift back, or says whose it is, is asked again who they are. */
const unprovenPaisa = 50_000_00;

/** @throws NeededFirstError */
export function requireProofOfGift(who: Session, { now, donation }: Locked): void {
  if (donation.amount_paisa > unprovenPaisa) requireRecentProof(who, now);
}

export const record = (
  { trx, now, donation }: Locked,
  who: Session,
  action: string,
  after: Record<string, string> = {},
): Promise<void> =>
  recordChange(trx, now, who, {
    action,
    noun,
    id: donation.id,
    after: { reference: donation.reference, amount: formatMoney(donation.amount_paisa), ...after },
  });

/** Facts for whoever approves, under their labels, without those that are empty. */
export const namedFacts = (facts: Readonly<Record<string, string | undefined>>): ApprovalFact[] =>
  Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** What whoever approves something about a donation sees of it, and where it stands. */
export const heldDonation = (
  { reference, amount_paisa }: DonationRow,
  facts: Readonly<Record<string, string | undefined>>,
) => ({
  amountPaisa: amount_paisa,
  subject: `donation ${reference}`,
  link: `/dashboard/donations/${reference}`,
  facts: namedFacts({ Gift: reference, ...facts }),
});

/** What staff write may name somebody: it stands in the note alone. */
export const addNote = ({ trx, now, donation }: Locked, who: Session, detail: object): Promise<void> =>
  addDonationNote(trx, now, donation, { cause: "staff", actor: namesOf(who), detail });

/**
 * A reference that has confirmed another donation is taken only with that gift's own reference (`same_as`). Called once the
 * receipt's serial is locked: of two at once the second sees the first. DESK-13.
 * @param options ofLine: the donation that the payment's line on a statement has confirmed; isSpent: no other line
 *   shows such a payment, and a line pays one donation, whatever is typed; atProvider: a provider's number is one
 *   payment's, and a payment is of one donation: never taken twice
 * @throws Refusal which takes back what the transaction has done
 */
export async function refuseOtherDonation(
  { trx, donation }: { trx: Db; donation: Pick<DonationRow, "id"> },
  { bank_reference, same_as }: { bank_reference: string; same_as: string },
  {
    atProvider = false,
    ofLine,
    isSpent = false,
  }: { atProvider?: boolean; ofLine?: string; isSpent?: boolean } = {},
): Promise<void> {
  if (isSpent && ofLine !== undefined)
    throw new Refusal({ status: 409, message: messages.spentLine(ofLine) });
  const other =
    (await findDonationOfPayment(trx, bank_reference, donation.id)) ??
    (ofLine === undefined ? undefined : await readDonation(trx, ofLine));
  if (!other) {
    if (same_as) throw new Refusal({ status: 409, message: messages.noSameReference });
    return;
  }
  const { reference, amount_paisa, received_on } = other;
  if (atProvider) throw new Refusal({ status: 409, message: messages.usedNumber(reference) });
  if (same_as.toUpperCase() === reference) return;
  const day = received_on ? formatDay(received_on) : "";
  const message = messages.sameReference(reference, formatMoney(amount_paisa), day);
  throw new Refusal({ status: 409, message, other: reference });
}

const readDonation = (trx: Db, reference: string) =>
  trx
    .selectFrom("donations")
    .select(["id", "reference", "amount_paisa", "received_on"])
    .where("reference", "=", reference)
    .executeTakeFirst();
