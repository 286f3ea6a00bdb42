import type { DonationState } from "#app/features/donations/donations.schema.ts";
import { formatMonth } from "#app/features/pledges/pledge-days.ts";
import type { PledgeView } from "#app/features/pledges/pledges.schema.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { PartTitle } from "#app/ui/section-title.tsx";

type Donation = PledgeView["donations"][number];

const paisa = (amount: number) => Math.round(amount * paisaPerRupee);

const stateText: Readonly<Record<DonationState, string>> = {
  started: "Not sent yet",
  pending: "Being confirmed",
  paid: "Received",
  failed: "Did not go through",
  expired: "Not made in time",
  refunded: "Refunded",
};

/** The months so far, as the lines of a passbook: the newest first, with what came in together at the foot. */
export function PledgeDonations({ donations }: { donations: readonly Donation[] }) {
  const paid = donations.filter(({ state }) => state === "paid");
  const sum = paid.reduce((total, { amount }) => total + paisa(amount), 0);
  return (
    <section aria-labelledby="gifts">
      <PartTitle id="gifts">Month by month</PartTitle>
      <ol className="mt-4 border-t border-rule-strong">
        {donations.map((donation) => (
          <DonationLine key={donation.reference} donation={donation} />
        ))}
      </ol>
      {paid.length > 0 && (
        <p className="double-rule flex items-baseline justify-between gap-4 pt-3 font-semibold">
          <span>
            {paid.length} {paid.length === 1 ? "gift" : "gifts"} in all
          </span>
          <span className="figures font-display text-xl">{formatMoney(sum)}</span>
        </p>
      )}
    </section>
  );
}

function DonationLine({ donation }: { donation: Donation }) {
  const settled = donation.state === "paid";
  const link = "text-link inline-flex min-h-8 items-center text-sm";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-rule py-3 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_auto]">
      <span className="font-display text-xl leading-snug font-semibold">{formatMonth(donation.month)}</span>
      <span className={`figures text-end sm:order-last ${settled ? "font-semibold" : "text-faint"}`}>
        {formatMoney(paisa(donation.amount))}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 text-soft max-sm:col-span-2">
        <span className="text-sm">
          {stateText[donation.state]}
          {donation.paid_on && settled && <span className="figures"> on {formatDay(donation.paid_on)}</span>}
        </span>
        {donation.receipt ? (
          <a href={donation.receipt.url} className={link}>
            Receipt <span className="figures ms-1">{donation.receipt.number}</span>
          </a>
        ) : (
          <a href={donation.url} className={link}>
            Open<span className="sr-only"> the gift for {formatMonth(donation.month)}</span>
          </a>
        )}
      </span>
    </li>
  );
}
