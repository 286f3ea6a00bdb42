import { donationMethods, forWallets, methodNames } from "#app/contract/payment-methods.ts";
import type { StatusTone } from "#app/dashboard/status-pill.tsx";
import type { DonationState } from "#app/features/giving/ledger/donation-states.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { DonationEvent } from "./donations-desk.schema.ts";

/* What the dashboard calls states, gateways and events. */

export const stateNames: Readonly<Record<DonationState, string>> = {
  started: "Started",
  pending: "Waiting",
  paid: "Paid",
  failed: "Failed",
  expired: "Expired",
  refunded: "Refunded",
  corrected: "Corrected",
};

export const stateTones: Readonly<Record<DonationState, StatusTone>> = {
  started: "faded",
  pending: "plain",
  paid: "good",
  failed: "bad",
  expired: "faded",
  refunded: "plain",
  corrected: "faded",
};

const names = (of: object) => Object.entries(of).map(([value, label]) => ({ value, label: String(label) }));
export const stateOptions = names(stateNames);
export const methodOptions = donationMethods.map((value) => ({ value, label: methodNames[value] }));

const gateways: Record<string, string> = {
  manual: "Staff",
  bank: "The bank's page",
  ...forWallets(({ name }) => name),
};
export const gatewayName = (gateway: string): string => gateways[gateway] ?? gateway;

export const attemptStates: Record<string, string> = {
  open: "Open",
  paid: "Paid",
  failed: "Failed",
  expired: "Expired",
};

/** An event as a sentence, and what else it says: "JazzCash confirmed it, as our server asked" with "code 121". */
export type EventWords = {
  title: string;
  by?: string;
  more: string[];
  /** What staff wrote. */
  words?: string;
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function eventWords({ kind, to_state, cause, actor, detail }: DonationEvent): EventWords {
  const staff = cause === "staff";
  const by = staff && actor ? actor : undefined;
  const more = factsOf(detail);
  const gateway = cause === "gateway" || cause === "worker" ? gatewayName(actor || "system") : "";
  const written = text(detail.reason) || undefined;
  const title = (words: string): EventWords => ({ title: words, by, more, words: written });

  if (kind === "mismatch") {
    const amount =
      typeof detail.amount_paisa === "number" ? formatMoney(detail.amount_paisa) : "another amount";
    if (detail.reused === true)
      return { title: "Not paid: this payment has paid another gift", by, more: more.slice(1) };
    if (detail.mismatch === "currency")
      return { title: "Not paid: the money came in another currency", by, more: more.slice(1) };
    // An amount of nothing: the provider has sent the money back, or reported a payment without its amount.
    if (detail.amount_paisa === 0)
      return { title: "Not paid: the provider reports no money", by, more: more.slice(1) };
    return { title: `Not paid: ${amount} came instead of the gift's amount`, by, more: more.slice(1) };
  }
  if (kind === "second-payment") return title("A second payment came for this gift");
  if (kind === "late-failure")
    return title("The gateway reported a failure after the gift was paid; it stays paid");
  if (kind === "note") {
    if (detail.asked === true) return { title: "The gateway was asked again", by, more: [] };
    if (text(detail.unprintable))
      return {
        title: "The receipt prints a box for letters that no font has",
        by,
        more: [],
        words: text(detail.unprintable),
      };
    if (detail.on_statement === true) return title("Found on the statement");
    if (detail.confirmed_later === true) return title(`${gateway} has confirmed this payment as well`);
    if (detail.receipt_sent === true) return { title: "The receipt was resent", by, more: [] };
    if (text(detail.resolved))
      return { title: "Reviewed and settled", by, more: [], words: text(detail.resolved) };
    return title("Noted");
  }
  if (kind === "started") return title(staff ? "Booked by hand" : "Started on the site");
  switch (to_state) {
    case "pending":
      if (gateway) return title(`Waiting for ${gateway}`);
      return title(actor ? `The donor was sent to ${gatewayName(actor)}` : "The donor reported the transfer");
    case "paid":
      return title(staff ? paidByStaff(detail) : `Paid: ${gateway} confirmed it to our server`);
    case "refunded":
      return title("Refunded; the receipt is void");
    case "corrected":
      return title(
        text(detail.corrected_by)
          ? "Corrected; the receipt is void"
          : "The payment was not this gift's; the receipt is void",
      );
    case "failed":
      return title(staff ? "The report of the transfer was rejected" : `Failed at ${gateway}`);
    case "expired":
      return title("Expired: no payment was found in time");
    default:
      return title(stateNames[to_state]);
  }
}

function paidByStaff(detail: Record<string, unknown>): string {
  const { report, line, by_hand } = detail;
  if (text(by_hand)) return `Paid: confirmed by hand, from the portal of ${gatewayName(text(by_hand))}`;
  if (text(detail.corrects)) return "Paid: it has the payment of the gift that it corrects";
  if (report !== undefined)
    return `Paid: the reported transfer was ${line === undefined ? "verified" : "found on the statement"}`;
  return line === undefined ? "Paid: confirmed by hand" : "Paid: booked from the statement";
}

/** What the details of an event say, in short parts. */
function factsOf(detail: Record<string, unknown>): string[] {
  const { amount_paisa, payment_reference, received_on, code, attempt, same_reference_as } = detail;
  return [
    typeof amount_paisa === "number" ? formatMoney(amount_paisa) : "",
    text(payment_reference) && `reference ${text(payment_reference)}`,
    text(received_on) && `money came on ${formatDay(text(received_on))}`,
    text(code) && `code ${text(code)}`,
    text(attempt) && `try ${text(attempt)}`,
    typeof detail.asked_paisa === "number" ? `${formatMoney(detail.asked_paisa)} were asked` : "",
    text(detail.corrects) && `corrects ${text(detail.corrects)}`,
    text(detail.corrected_by) && `now ${text(detail.corrected_by)}`,
    text(detail.part_of) && `part of ${text(detail.part_of)}`,
    text(same_reference_as) && `knowingly the same reference as ${text(same_reference_as)}`,
  ].filter(Boolean);
}
