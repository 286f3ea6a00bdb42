import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/deps.ts";

/** Something in the books that does not agree with the rest of them. It names rows, and never a donor. */
export type Difference = {
  /** A reference of a donation (TXN...) or an attempt (P...), a receipt's number, a day, or "payout 7". */
  of: string;
  text: string;
};

/** Called with each difference as it is found. */
export type Report = (difference: Difference) => void;

/** What the check may know from outside of the ledger. */
export type LedgerFacts = {
  /** The chain must reach the last day that was over a day ago, seen from here. Without it, it may end anywhere. */
  now?: Date;
  /** Links or roots that were published or mailed: each must be in the chain. */
  anchors?: readonly string[];
};

/** Why no seal is renewed, in a sentence for whoever has asked for it. */
export class RenewalError extends Error {}

/** The feature that seals days, for the command that seals one again. */
export type RenewingFeature = Feature & {
  /**
   * @param from the first day, a Karachi day
   * @returns the new seals
   * @throws RenewalError
   */
  renewSeals?: (
    db: Db,
    now: Date,
    options: { from: string; office: string | undefined },
  ) => Promise<{ link: string }[]>;
};
