import type { ReactNode } from "react";
import { methodNames } from "#app/contract/payment-methods.ts";
import type { DonationStatus } from "#app/features/donations/donations.schema.ts";
import { formatTime } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Star } from "#app/ui/star.tsx";
import "./donation-slip.css";

export type Stamp =
  | "Received"
  | "Not received"
  | "Confirming"
  | "Being checked"
  | "Expired"
  | "Refunded"
  | "Not sent yet";

const refused: readonly Stamp[] = ["Not received", "Expired"];

/** The donor's part of the slip, with the state as a stamp. */
export function DonationStub({ donation, stamp }: { donation: DonationStatus; stamp: Stamp }) {
  const { name } = useIdentity();
  const paisa = Math.round(donation.amount * paisaPerRupee);
  return (
    <section aria-labelledby="stub" className="donation-slip bg-raised px-6 pt-8 pb-9 shadow-raised sm:px-8">
      <p className="label flex items-center gap-2 text-emerald">
        <Star className="size-3.5" />
        {name}
      </p>
      <h2 id="stub" className="mt-2 text-2xl">
        Your gift
      </h2>
      <dl className="slip-lines mt-4">
        <Line term="Amount">
          <span className="figures font-display text-2xl font-semibold">{formatMoney(paisa)}</span>
        </Line>
        <Line term="For">
          <bdi>{donation.fund.title}</bdi>
        </Line>
        <Line term="By">{methodNames[donation.method]}</Line>
        <Line term="On">
          <time dateTime={donation.created_at} className="figures">
            {formatTime(donation.created_at)}
          </time>
        </Line>
        <Line term="Reference">
          <span className="figures text-sm [overflow-wrap:anywhere]">
            <Ltr>{donation.reference}</Ltr>
          </span>
        </Line>
        {donation.receipt && (
          <Line term="Receipt">
            <span className="figures">{donation.receipt.number}</span>
          </Line>
        )}
      </dl>
      <p
        aria-hidden="true"
        className={`slip-stamp mt-7 ${refused.includes(stamp) ? "text-pomegranate" : stamp === "Received" ? "text-emerald" : "text-faint"}`}
      >
        {stamp}
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
