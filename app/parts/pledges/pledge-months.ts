import type { PaymentMethod } from "#app/contract/payment-methods.ts";
import type { DonationState } from "#app/features/giving/ledger/donation-states.ts";
import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { addMonths, dueMonth, monthOf } from "./pledge-days.ts";

/*
 * A donation of a pledge is for one month, YYYY-MM. The first donation is for the month in which the pledge began; the
 * others carry their month in their idempotency key, so that a second press or an older mail opens the same donation.
 */

type MonthDonation = { idempotency_key: string; created_at: string };

/** A donation of another amount or by another way to pay is another donation. */
export const donationKey = (donation: {
  pledgeId: number;
  month: string;
  amountPaisa: number;
  method: PaymentMethod;
}): string => `pledge:${donation.pledgeId}:${donation.month}:${donation.amountPaisa}:${donation.method}`;

export const donationMonth = ({ idempotency_key, created_at }: MonthDonation): string =>
  /^pledge:\d+:(\d{4}-\d{2}):/.exec(idempotency_key)?.[1] ?? monthOf(karachiDay(new Date(created_at)));

/** Whether the donation of a month has come in. What was given back since is not asked for again. */
const isMonthPaid = (
  donations: readonly (MonthDonation & { state: DonationState })[],
  month: string,
): boolean => donations.some((donation) => hasBeenPaid(donation.state) && donationMonth(donation) === month);

/**
 * The month that a donation of today is for: that of the latest due day, or the first one after it that is not paid. Who
 * gives ahead gives for the months to come.
 */
export function openMonth(
  pledge: { created_at: string; day_of_month: number; next_due_on: string | null },
  donations: readonly (MonthDonation & { state: DonationState })[],
  today: string,
): string {
  const began = monthOf(karachiDay(new Date(pledge.created_at)));
  // After a change of the day the month before the next reminder has been asked for, whatever its day was.
  const next = pledge.next_due_on;
  const due =
    next !== null && next > today ? addMonths(monthOf(next), -1) : dueMonth(today, pledge.day_of_month);
  let month = due > began ? due : began;
  while (isMonthPaid(donations, month)) month = addMonths(month, 1);
  return month;
}
