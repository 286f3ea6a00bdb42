import { addDays } from "#app/lib/dates.ts";

/** In days: a payout stands on the statement so near to the day on which it was paid. */
export const payoutDays = 10;

/** With an amount below zero. */
type Debit = { day: string; amount_paisa: number };
type Payout = { id: number; amount_paisa: number; paid_on: string };

/**
 * Which payout each line of money that went out was: the only one of its amount near its day that no line above has. One
 * payout of several is never guessed.
 */
export function joinPayouts<Line extends Debit>(
  lines: readonly Line[],
  payouts: readonly Payout[],
): Map<Line, Payout> {
  const ofAmount = Map.groupBy(payouts, ({ amount_paisa }) => -amount_paisa);
  const taken = new Set<Payout>();
  const joined = new Map<Line, Payout>();
  for (const line of lines) {
    const [from, to] = [addDays(line.day, -payoutDays), addDays(line.day, payoutDays)];
    const isOpen = (one: Payout) => !taken.has(one) && one.paid_on >= from && one.paid_on <= to;
    const equal = ofAmount.get(line.amount_paisa) ?? [];
    const [payout, ...others] = equal.filter(isOpen);
    if (!payout || others.length > 0) continue;
    taken.add(payout);
    joined.set(line, payout);
  }
  return joined;
}
