import type { Generated } from "kysely";
import type { ReceiptDaysTable } from "#server/db/giving-schema.ts";

/* The tables of this part alone. Its sealed days are the ledger's (`receipt_days`). Money is integer paisa. */

/**
 * A seal of a day that had been sealed before it was over, as it was until the day was sealed again with what came after.
 * `new_link` is the link in its place.
 */
export type ReplacedSealsTable = Pick<
  ReceiptDaysTable,
  "day" | "receipts" | "total_paisa" | "root" | "previous_link" | "link" | "sealed_at"
> &
  Record<
    | "version"
    | "refunds"
    | "refunded_paisa"
    | "payouts"
    | "paid_out_paisa"
    | "corrections"
    | "corrected_paisa"
    | "entries"
    | "entered_paisa"
    | "helps"
    | "cancelled_helps",
    number
  > & { id: Generated<number>; replaced_at: string; new_link: string };

/** A copy of each seal as it was made first: one that was taken away and made again differs from it. */
export type SealAnchorsTable = { day: string; link: string; receipts: number; total_paisa: number };

/**
 * A sealed day that did not match what was computed from the receipts: what was sealed, what was found, and who has
 * looked into it. One row for each difference.
 */
export type SealAlertsTable = {
  id: Generated<number>;
  /** A Karachi day. */
  day: string;
  found_at: string;
  /** JSON: a list of SealCause. */
  causes: string;
  sealed_receipts: number;
  sealed_paisa: number;
  sealed_link: string;
  found_receipts: number;
  found_paisa: number;
  found_link: string;
  /** Since when this difference is gone. */
  matched_again_at: string | null;
  /** When a member of staff has written down why. */
  acknowledged_at: string | null;
  acknowledged_by: Generated<string>;
  reason: Generated<string>;
};

declare module "#server/db/schema.ts" {
  interface Database {
    seal_alerts: SealAlertsTable;
    replaced_seals: ReplacedSealsTable;
    seal_anchors: SealAnchorsTable;
  }
}
