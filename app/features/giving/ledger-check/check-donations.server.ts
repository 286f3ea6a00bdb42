import type { Selectable } from "kysely";
import { z } from "zod";
import { hasBeenPaid, mayBecome } from "#app/features/giving/ledger/donation-states.ts";
import type { DonationRow } from "#app/features/giving/ledger/start-donation.server.ts";
import {
  personHash,
  type ReceiptRow,
  receiptDocument,
} from "#app/features/giving/receipts/server/receipt-document.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { fiscalYearOfDay, receiptNumber } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";
import type { DonationEventsTable, DonationState } from "#server/db/giving-schema.ts";
import type { Report } from "./ledger-difference.server.ts";

/** So many donations are in memory at a time, with their events and receipts. */
const batchSize = 1000;

type Donation = Pick<DonationRow, (typeof donationColumns)[number]>;
const donationColumns = [
  ...(["id", "reference", "amount_paisa", "fund", "method", "state"] as const),
  ...(["paid_at", "paid_on", "received_on", "refunded_at", "refunded_on"] as const),
  ...(["corrects_id", "payment_code"] as const),
] as const;
type Receipt = Pick<ReceiptRow, (typeof receiptColumns)[number]>;
const receiptColumns = [
  ...(["donation_id", "number", "fiscal_year", "serial", "issued_at", "voided_at"] as const),
  ...(["amount_paisa", "fund", "fund_title", "method", "paid_on", "reference", "verify_code"] as const),
  ...(["document", "donor_name", "dedication", "personal_salt", "personal_hash"] as const),
] as const;
type Event = ReplayedEvent & Pick<Selectable<DonationEventsTable>, "donation_id" | "detail">;

/** Compares each donation with its events and its receipt. @returns how many there are */
export async function checkDonations(
  db: Db,
  report: Report,
): Promise<{ donations: number; receipts: number }> {
  const checked = { donations: 0, receipts: 0 };
  let after = 0;
  for (;;) {
    const donations: Donation[] = await db
      .selectFrom("donations")
      .select(donationColumns)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const last = donations.at(-1);
    if (!last) return checked;
    const [events, receipts] = await readBatch(db, after, last.id);
    for (const donation of donations) {
      const say = (text: string) => report({ of: donation.reference, text });
      const receipt = receipts.get(donation.id);
      const own = events.get(donation.id) ?? [];
      const replayed = replay(own);
      checkReplay(donation, replayed, say);
      checkTimes(donation, say);
      checkGivenDay(donation, own, say);
      checkReceipt(donation, receipt, replayed, say);
      checked.donations += 1;
      if (receipt) checked.receipts += 1;
    }
    after = last.id;
  }
}

async function readBatch(
  db: Db,
  after: number,
  last: number,
): Promise<[Map<number, Event[]>, Map<number, Receipt>]> {
  const events: Event[] = await db
    .selectFrom("donation_events")
    .select(["donation_id", "kind", "from_state", "to_state", "at", "detail"])
    .where("donation_id", ">", after)
    .where("donation_id", "<=", last)
    .orderBy("donation_id")
    .orderBy("id")
    .execute();
  const receipts: Receipt[] = await db
    .selectFrom("receipts")
    .select(receiptColumns)
    .where("donation_id", ">", after)
    .where("donation_id", "<=", last)
    .execute();
  return [
    Map.groupBy(events, ({ donation_id }) => donation_id),
    // The database has at most one for each donation.
    new Map(receipts.map((receipt) => [receipt.donation_id, receipt])),
  ];
}

type Say = (text: string) => void;

/** The state, and the times of it, are what the events lead to. */
function checkReplay(donation: Donation, { state, times, bookedAt, faults }: Replayed, say: Say): void {
  for (const fault of faults) say(fault);
  if (state !== donation.state) say(`is ${donation.state}, its events say ${state ?? "nothing"}`);
  // The payment of a corrected gift is its successor's, which is in the books since that gift was.
  const paidAt = state === "corrected" ? null : (bookedAt ?? times.paid ?? null);
  if (donation.paid_at !== paidAt) say("was paid at another time than its event says");
  if (donation.refunded_at !== (times.refunded ?? null))
    say("was refunded at another time than its event says");
}

/** The columns that totals are made of agree with the state. */
function checkTimes(donation: Donation, say: Say): void {
  const { state, amount_paisa, paid_at, paid_on, received_on, refunded_at, refunded_on } = donation;
  if (!(amount_paisa > 0)) say(`has an amount of ${amount_paisa} paisa`);
  const paid = hasBeenPaid(state);
  if ([paid_at, paid_on, received_on].some((value) => (value !== null) !== paid)) {
    say(`is ${state} and ${paid ? "lacks a day or time of its payment" : "has a day or time of a payment"}`);
  }
  if (paid_at !== null && paid_on !== karachiDay(new Date(paid_at)))
    say("was paid on another day than at its time");
  const refunded = state === "refunded";
  if ([refunded_at, refunded_on].some((value) => (value !== null) !== refunded)) {
    say(
      `is ${state} and ${refunded ? "lacks a day or time of its refund" : "has a day or time of a refund"}`,
    );
  }
  if (refunded_at !== null && refunded_on !== karachiDay(new Date(refunded_at))) {
    say("was refunded on another day than at its time");
  }
}

/** What the event of a payment says of its day. */
const paymentDetail = z
  .object({ received_on: z.string().optional(), booked_at: z.string().optional() })
  .catch({});

/** The day of the donation is the one that its confirmation named; without a word of it that of the booking. */
function checkGivenDay(donation: Donation, events: readonly Event[], say: Say): void {
  const paid = events.find(({ kind, to_state }) => kind === "state" && to_state === "paid");
  if (!paid || donation.received_on === null) return;
  const { received_on: named } = paymentDetail.parse(parsedJson(paid.detail));
  const day = named ?? donation.paid_on;
  if (donation.received_on !== day) say(`was given on ${donation.received_on}, its confirmation says ${day}`);
}

/** What was paid has one receipt, which says the same as the donation; nothing else has one. */
function checkReceipt(donation: Donation, receipt: Receipt | undefined, { times }: Replayed, say: Say): void {
  const isCorrected = donation.state === "corrected";
  if (!receipt) {
    if (hasBeenPaid(donation.state) || isCorrected) say(`is ${donation.state} and has no receipt`);
    return;
  }
  if (!hasBeenPaid(donation.state) && !isCorrected)
    say(`is ${donation.state} and has the receipt ${receipt.number}`);
  for (const column of ["reference", "amount_paisa", "fund", "method"] as const) {
    if (receipt[column] !== donation[column]) {
      say(`${column} is ${donation[column]}, on its receipt ${receipt.number} ${receipt[column]}`);
    }
  }
  if (donation.corrects_id === null && !isCorrected && receipt.paid_on !== donation.paid_on)
    say(`paid_on is ${donation.paid_on}, on its receipt ${receipt.number} ${receipt.paid_on}`);
  if (receipt.issued_at !== times.paid)
    say(`its receipt ${receipt.number} was issued at another time than it was paid`);
  if (receipt.paid_on !== karachiDay(new Date(receipt.issued_at)))
    say(`its receipt ${receipt.number} is sealed with another day than it was issued`);
  if (receipt.voided_at !== (isCorrected ? (times.corrected ?? null) : donation.refunded_at)) {
    say(
      `its receipt ${receipt.number} is ${receipt.voided_at ? "void" : "not void"}, it is ${donation.state}`,
    );
  }
  if (receipt.number !== receiptNumber(receipt.fiscal_year, receipt.serial)) {
    say(`its receipt ${receipt.number} has the serial ${receipt.serial} of ${receipt.fiscal_year}`);
  }
  checkDocument(donation, receipt, say);
}

/** The paper says what the rows say, and the donor's name is the one that it was issued to, or is taken out. */
function checkDocument(donation: Donation, receipt: Receipt, say: Say): void {
  const of = `its receipt ${receipt.number}`;
  const read = receiptDocument.safeParse(parsedJson(receipt.document));
  if (!read.success) {
    const isMissing = receipt.document === "";
    say(
      `${of} has ${isMissing ? "no document: the server makes it when it starts" : "a document that cannot be read"}`,
    );
    return;
  }
  const document = read.data;
  if (receipt.fiscal_year !== fiscalYearOfDay(document.givenOn))
    say(`${of} is of another fiscal year than the day of the gift`);
  const givenOn = donation.state === "corrected" ? document.givenOn : donation.received_on;
  const compared: [what: string, said: unknown, is: unknown][] = [
    ["number", document.number, receipt.number],
    ["code", document.verifyCode, receipt.verify_code],
    ["amount", document.amountPaisa, receipt.amount_paisa],
    ["fund", document.fund, receipt.fund_title],
    ["reference", document.reference, receipt.reference],
    ["time of issue", document.issuedAt, receipt.issued_at],
    ["day of the gift", document.givenOn, givenOn],
  ];
  for (const [what, said, is] of compared)
    if (said !== is) say(`${of} says another ${what} on paper than in its row`);
  if (personHash(receipt) !== receipt.personal_hash)
    say(`${of} has another name or other words than when it was issued`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no document: the caller reports it.
    return undefined;
  }
}

type ReplayedEvent = Pick<DonationEventsTable, "kind" | "from_state" | "to_state" | "at" | "detail">;

type Replayed = {
  /** The state that the events lead to; undefined without events. */
  state: DonationState | undefined;
  /** When it became paid and refunded. */
  times: Partial<Record<DonationState, string>>;
  /** Of a correction: since when its payment has been in the books. */
  bookedAt: string | undefined;
  /** What is wrong with the events themselves. */
  faults: string[];
};

/** Goes through a donation's events in their order, by the rules of donation-states.ts. */
function replay(events: readonly ReplayedEvent[]): Replayed {
  const faults: string[] = [];
  const times: Replayed["times"] = {};
  let state: DonationState | undefined;
  let bookedAt: string | undefined;
  for (const { kind, from_state: from, to_state: to, at, detail } of events) {
    if (state === undefined) {
      if (kind !== "started" || from !== null || to !== "started") faults.push("its first event is no start");
    } else if (from !== state) {
      faults.push(`an event leads from ${from ?? "nothing"} when it was ${state}`);
    } else if (kind === "state" ? !mayBecome(state, to) : kind === "started" || to !== state) {
      faults.push(`an event (${kind}) leads from ${state} to ${to}`);
    }
    if (kind === "state") times[to] = at;
    if (kind === "state" && to === "paid") bookedAt = paymentDetail.parse(parsedJson(detail)).booked_at;
    state = to;
  }
  return { state, times, bookedAt, faults };
}
