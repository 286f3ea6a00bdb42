export const donationStates = [
  "started",
  "pending",
  "paid",
  "failed",
  "expired",
  "refunded",
  "corrected",
] as const;
export type DonationState = (typeof donationStates)[number];

/** To which states a donation may go from each. Everything else changes nothing. */
const next: Readonly<Record<DonationState, readonly DonationState[]>> = {
  started: ["pending", "paid", "failed", "expired"],
  pending: ["paid", "failed", "expired"],
  // Late money is booked, and a donor may try again.
  failed: ["pending", "paid"],
  expired: ["pending", "paid"],
  // A failure that is reported late never takes back what was paid.
  paid: ["refunded", "corrected"],
  refunded: [],
  // Its payment is another gift's since: what comes of it later is about that one.
  corrected: [],
};

export const mayBecome = (from: DonationState, to: DonationState): boolean => next[from].includes(to);

/** Whether money of this donation has come in, even if it was given back since. */
export const hasBeenPaid = (state: DonationState): boolean => state === "paid" || state === "refunded";

/** Only the gateway's own answer confirms a donation while its donor can still pay there. */
export const isAtGateway = ({ state, gateway }: { state: string; gateway: string }): boolean =>
  (state === "started" || state === "pending") && gateway !== "manual" && gateway !== "bank";
