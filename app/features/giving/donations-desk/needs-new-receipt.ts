/** What a receipt says of its gift. */
const onReceipt = ["fund", "amount", "received_on", "name", "dedication"] as const;
/** What stands beside it, and changes without a new one. */
export const besideReceipt = ["email", "tax_number", "postal_address", "phone"] as const;

type Said = Readonly<Record<(typeof onReceipt)[number], string | number>> & { email: string };

/**
 * Whether a correction needs a new receipt. One that takes the email away does, too: where a receipt stays, it is sent
 * again. DESK-15, DESK-17.
 */
export const needsNewReceipt = (was: Said, is: Said): boolean =>
  onReceipt.some((field) => was[field] !== is[field]) || (is.email === "" && was.email !== "");
