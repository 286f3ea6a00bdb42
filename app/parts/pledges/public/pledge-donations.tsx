import { pathIn } from "#app/contract/language.ts";
import type { DonationState } from "#app/features/giving/ledger/donation-states.ts";
import { formatDay, formatMonth } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import type { PledgeView } from "#app/parts/pledges/pledges.schema.ts";
import type { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { PartTitle } from "#app/ui/section-title.tsx";
import { Ltr, RichText, useLanguage, useText } from "#app/ui/text.tsx";

type Donation = PledgeView["donations"][number];

const paisa = (amount: number) => Math.round(amount * paisaPerRupee);

const stateKeys = {
  started: "giftStarted",
  pending: "giftPending",
  paid: "giftPaid",
  failed: "giftFailed",
  expired: "giftExpired",
  refunded: "giftRefunded",
  corrected: "giftCorrected",
} as const satisfies Record<DonationState, string>;

/** The months so far, as the lines of a passbook: the newest first, with what came in together at the foot. */
export function PledgeDonations({ donations }: { donations: readonly Donation[] }) {
  const t = useText<typeof pledgeWords>("pledges");
  const language = useLanguage();
  const paid = donations.filter(({ state }) => state === "paid");
  const sum = paid.reduce((total, { amount }) => total + paisa(amount), 0);
  return (
    <section aria-labelledby="gifts">
      <PartTitle id="gifts">{t("months")}</PartTitle>
      <ol className="mt-4 border-t border-rule-strong">
        {donations.map((donation) => (
          <DonationLine key={donation.reference} donation={donation} />
        ))}
      </ol>
      {paid.length > 0 && (
        <p className="double-rule flex items-baseline justify-between gap-4 pt-3 font-semibold">
          <span>{t("giftCount", { count: paid.length })}</span>
          <span className="figures font-display text-xl">{formatMoney(sum, language)}</span>
        </p>
      )}
    </section>
  );
}

function DonationLine({ donation }: { donation: Donation }) {
  const t = useText<typeof pledgeWords>("pledges");
  const language = useLanguage();
  const month = formatMonth(donation.month, language);
  const settled = donation.state === "paid";
  const link = "text-link inline-flex min-h-8 items-center text-sm";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-rule py-3 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_auto]">
      <span className="font-display text-xl leading-snug font-semibold">{month}</span>
      <span className={`figures text-end sm:order-last ${settled ? "font-semibold" : "text-faint"}`}>
        {formatMoney(paisa(donation.amount), language)}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 text-soft max-sm:col-span-2">
        <span className="text-sm">
          {donation.paid_on && settled ? (
            <RichText<typeof pledgeWords>
              name="pledges"
              id="giftPaidOn"
              values={{ day: formatDay(donation.paid_on, language) }}
              components={{ day: <span className="figures" /> }}
            />
          ) : (
            t(stateKeys[donation.state])
          )}
        </span>
        {donation.receipt ? (
          <a href={pathIn(language, donation.receipt.url)} className={link}>
            <RichText<typeof pledgeWords>
              name="pledges"
              id="receipt"
              components={{
                number: (
                  <span className="figures ms-1">
                    <Ltr>{donation.receipt.number}</Ltr>
                  </span>
                ),
              }}
            />
          </a>
        ) : (
          <a href={pathIn(language, donation.url)} className={link}>
            <RichText<typeof pledgeWords>
              name="pledges"
              id="openGift"
              values={{ month }}
              components={{ unseen: <span className="sr-only" /> }}
            />
          </a>
        )}
      </span>
    </li>
  );
}
