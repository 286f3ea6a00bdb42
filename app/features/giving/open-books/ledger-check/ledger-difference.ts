/** Something in the books that does not agree with the rest of them. It names rows, and never a donor. */
export type Difference = {
  /** A reference of a donation (TXN...) or an attempt (P...), a receipt's number, a day, or "payout 7". */
  of: string;
  text: string;
};

/** Called with each difference as it is found. */
export type Report = (difference: Difference) => void;
