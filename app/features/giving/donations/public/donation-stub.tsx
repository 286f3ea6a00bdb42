import type { ReactNode } from "react";
import type { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import type { DonationStatus } from "#app/features/giving/donations/donations.schema.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { formatTime } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Star } from "#app/ui/star.tsx";
import { Ltr, useLanguage, useText } from "#app/ui/text.tsx";
import "./donation-slip.css";

/** The key of its word. */
export type Stamp =
  | "received"
  | "notReceived"
  | "confirming"
  | "checked"
  | "expired"
  | "refunded"
  | "notSent";

const refused: readonly Stamp[] = ["notReceived", "expired"];

/** The donor's part of the slip, with the state as a stamp. */
export function DonationStub({ donation, stamp }: { donation: DonationStatus; stamp: Stamp }) {
  const { name } = useIdentity();
  const t = useText<typeof donationStateWords>("donationState");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const paisa = Math.round(donation.amount * paisaPerRupee);
  return (
    <section aria-labelledby="stub" className="donation-slip bg-raised px-6 pt-8 pb-9 shadow-raised sm:px-8">
      <p className="label flex items-center gap-2 text-emerald">
        <Star className="size-3.5" />
        {name}
      </p>
      <h2 id="stub" className="mt-2 text-2xl">
        {giving("yourGift")}
      </h2>
      <dl className="slip-lines mt-4">
        <Line term={giving("amount")}>
          <span className="figures font-display text-2xl font-semibold">{formatMoney(paisa, language)}</span>
        </Line>
        <Line term={giving("givenFor")}>
          <bdi>{donation.fund.title}</bdi>
        </Line>
        <Line term={giving("givenBy")}>{giving(donation.method)}</Line>
        <Line term={giving("givenOn")}>
          <time dateTime={donation.created_at} className="figures">
            {formatTime(donation.created_at, language)}
          </time>
        </Line>
        <Line term={giving("reference")}>
          <span className="figures text-sm [overflow-wrap:anywhere]">
            <Ltr>{donation.reference}</Ltr>
          </span>
        </Line>
        {donation.receipt && (
          <Line term={giving("receipt")}>
            <span className="figures">
              <Ltr>{donation.receipt.number}</Ltr>
            </span>
          </Line>
        )}
      </dl>
      <p
        aria-hidden="true"
        className={`slip-stamp mt-7 ${refused.includes(stamp) ? "text-pomegranate" : stamp === "received" ? "text-emerald" : "text-faint"}`}
      >
        {t(stamp)}
      </p>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
