import { Link } from "react-router";
import { methodNames } from "#app/contract/payment-methods.ts";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import type { DonationState } from "#app/features/giving/ledger/donation-states.ts";
import { anonymousDonor } from "#app/features/giving/ledger/giving.limits.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Text } from "#app/ui/text.tsx";
import { stateNames, stateTones } from "./donation-words.ts";
import type { DonationListRow } from "./donations-desk.schema.ts";

export const donationPage = (reference: string) => `/dashboard/donations/${reference}`;

export const StatePill = ({ state }: { state: DonationState }) => (
  <StatusPill tone={stateTones[state]}>{stateNames[state]}</StatusPill>
);

const column = columnsOf<DonationListRow>();

/** No column sorts: the list is longer than what is loaded of it. */
export const donationColumns = column.columns([
  column.shown({
    header: "Amount, PKR",
    className: "figures max-md:text-base md:w-28 md:text-end",
    cell: (donation) => (
      <Link
        to={donationPage(donation.reference)}
        aria-label={`${groupedRupees(donation.amount_paisa)}: open ${donation.reference}`}
        className={`font-semibold underline-offset-4 hover:underline ${donation.state === "refunded" || donation.state === "corrected" ? "line-through" : ""}`}
      >
        {groupedRupees(donation.amount_paisa)}
      </Link>
    ),
  }),
  column.shown({
    header: "State",
    className: "max-md:ms-auto md:w-28 xl:w-32",
    cell: (donation) => (
      <span className="flex flex-wrap gap-1">
        <StatePill state={donation.state} />
        {donation.needs_review && <StatusPill tone="bad">Needs review</StatusPill>}
      </span>
    ),
  }),
  column.shown({
    header: "Donor",
    className: "max-md:w-full truncate",
    cell: (donation) => <DonorName donation={donation} short />,
  }),
  column.shown({
    header: "Fund",
    className: "max-md:flex-1",
    cell: (donation) => (
      <>
        <span className="block truncate">{donation.fund_title}</span>
        <span className="block text-xs text-faint">
          {methodNames[donation.method]}
          {donation.monthly && ", monthly"}
        </span>
      </>
    ),
  }),
  column.shown({
    header: "Date",
    className: "figures md:w-44",
    cell: (donation) => (
      <>
        <time dateTime={donation.created_at} className="block whitespace-nowrap">
          {formatTime(donation.created_at)}
        </time>
        {donation.received_on && (
          <span className="block text-xs text-faint">at the bank {formatDay(donation.received_on)}</span>
        )}
      </>
    ),
  }),
  column.shown({
    header: "Reference",
    className: "max-md:w-full max-md:text-faint md:w-40 xl:w-52",
    cell: (donation) => (
      <span className="figures block text-xs wrap-anywhere">
        {donation.reference}
        {donation.receipt_number && (
          <span className="block text-xs text-faint">
            <span className="sr-only">Receipt </span>
            {donation.receipt_number}
          </span>
        )}
      </span>
    ),
  }),
]);

type DonorNameProps = {
  donation: Pick<DonationListRow, "donor_name" | "anonymous">;
  /** In one line, however long it is. */
  short?: boolean;
};

/** The donor's name, or Anonymous; with a mark where the name is not to be shown in public. */
export function DonorName({ donation, short }: DonorNameProps) {
  const { donor_name, anonymous } = donation;
  if (!donor_name) return <span className="text-soft">{anonymousDonor}</span>;
  return (
    <>
      {/* A box of its own: a long name loses its end, and not what stands at the right. */}
      <Text
        as="bdi"
        text={donor_name}
        className={short ? "inline-block max-w-full truncate align-bottom" : "wrap-anywhere"}
      />
      {anonymous && <span className="block text-xs text-faint">Anonymous in public</span>}
    </>
  );
}
