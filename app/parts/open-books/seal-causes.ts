/**
 * In what a sealed day differs from what is computed today: how many receipts, their sum, refunds, payouts, what any of
 * them says, the day before in the chain, the seal's own row, or the seal that was made first.
 */
export const sealCauses = [
  ...(["receipts", "total", "refunds", "payouts"] as const),
  ...(["contents", "chain", "seal", "replaced"] as const),
] as const;
export type SealCause = (typeof sealCauses)[number];

/** Of a day: how many receipts it has and what they come to, in paisa. */
export type DaySum = { receipts: number; paisa: number };

export type SealDifference = { causes: SealCause[]; sealed: DaySum; found: DaySum };
