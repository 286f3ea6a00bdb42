import type { PaymentMethod } from "#app/contract/payment-methods.ts";
import type { DonationState } from "#app/features/donations/donations.schema.ts";
import { hasBeenPaid } from "#app/features/donations/ledger/donation-states.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { addMonths, dueMonth, monthOf } from "./pledge-days.ts";

/*
 * A gift of a pledge is for one month, YYYY-MM. The first gift is for the month in which the pledge began; the others
 * carry their month in their idempotency key, so that a second press or an older mail opens the same gift.
 */

type MonthGift = { idempotency_key: string; created_at: string };

/** A gift of another amount or by another way to pay is another gift. */
export const giftKey = (gift: {
  pledgeId: number;
  month: string;
  amountPaisa: number;
  method: PaymentMethod;
}): string => `pledge:${gift.pledgeId}:${gift.month}:${gift.amountPaisa}:${gift.method}`;

/** The month that a gift of a pledge is for. */
export const giftMonth = ({ idempotency_key, created_at }: MonthGift): string =>
  /^pledge:\d+:(\d{4}-\d{2}):/.exec(idempotency_key)?.[1] ?? monthOf(karachiDay(new Date(created_at)));

/** Whether the gift of a month has come in. What was given back since is not asked for again. */
const isMonthPaid = (gifts: readonly (MonthGift & { state: DonationState })[], month: string): boolean =>
  gifts.some((gift) => hasBeenPaid(gift.state) && giftMonth(gift) === month);

/**
 * The month that a gift of today is for: that of the latest due day, or the first one after it that is not paid. Who
 * gives ahead gives for the months to come.
 */
export function openMonth(
  pledge: { created_at: string; day_of_month: number; next_due_on: string | null },
  gifts: readonly (MonthGift & { state: DonationState })[],
  today: string,
): string {
  const began = monthOf(karachiDay(new Date(pledge.created_at)));
  // After a change of the day the month before the next reminder has been asked for, whatever its day was.
  const next = pledge.next_due_on;
  const due =
    next !== null && next > today ? addMonths(monthOf(next), -1) : dueMonth(today, pledge.day_of_month);
  let month = due > began ? due : began;
  while (isMonthPaid(gifts, month)) month = addMonths(month, 1);
  return month;
}
