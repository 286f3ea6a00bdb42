import { Link } from "react-router";
import { methodNames } from "#app/contract/payment-methods.ts";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { anonymousDonor } from "#app/features/donations/donations.messages.ts";
import type { DonationState } from "#app/features/donations/donations.schema.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { stateNames, stateTones } from "./donation-words.ts";
import type { DonationListRow } from "./donations-desk.schema.ts";

export const donationPage = (reference: string) => `/dashboard/donations/${reference}`;

export const StatePill = ({ state }: { state: DonationState }) => (
  <StatusPill tone={stateTones[state]}>{stateNames[state]}</StatusPill>
);

const column = columnsOf<DonationListRow>();

/** No column sorts: the list is longer than what is loaded of it. */
export const donationColumns = column.columns([
  column.display({
    id: "amount",
    header: "Amount, PKR",
    cell: ({ row: { original: gift } }) => (
      <Link
        to={donationPage(gift.reference)}
        aria-label={`${groupedRupees(gift.amount_paisa)}: open ${gift.reference}`}
        className={`font-semibold underline-offset-4 hover:underline ${gift.state === "refunded" ? "line-through" : ""}`}
      >
        {groupedRupees(gift.amount_paisa)}
      </Link>
    ),
    meta: { className: "figures max-md:text-base md:w-28 md:text-end" },
  }),
  column.display({
    id: "state",
    header: "State",
    cell: ({ row: { original: gift } }) => (
      <span className="flex flex-wrap gap-1">
        <StatePill state={gift.state} />
        {gift.needs_review && <StatusPill tone="bad">Needs a look</StatusPill>}
      </span>
    ),
    meta: { className: "max-md:ms-auto md:w-32" },
  }),
  column.display({
    id: "donor",
    header: "Donor",
    cell: ({ row: { original: gift } }) => <DonorName gift={gift} short />,
    meta: { className: "max-md:w-full truncate" },
  }),
  column.display({
    id: "fund",
    header: "Fund",
    cell: ({ row: { original: gift } }) => (
      <>
        <span className="block truncate">{gift.fund_title}</span>
        <span className="block text-xs text-faint">
          {methodNames[gift.method]}
          {gift.monthly && ", monthly"}
        </span>
      </>
    ),
    meta: { className: "max-md:flex-1" },
  }),
  column.display({
    id: "date",
    header: "Date",
    cell: ({ row: { original: gift } }) => (
      <>
        <time dateTime={gift.created_at} className="block whitespace-nowrap">
          {formatTime(gift.created_at)}
        </time>
        {gift.received_on && (
          <span className="block text-xs text-faint">at the bank {formatDay(gift.received_on)}</span>
        )}
      </>
    ),
    meta: { className: "figures md:w-44" },
  }),
  column.display({
    id: "reference",
    header: "Reference",
    cell: ({ row: { original: gift } }) => (
      <span className="figures block wrap-anywhere">
        {gift.reference}
        {gift.receipt_number && (
          <span className="block text-xs text-faint">
            <span className="sr-only">Receipt </span>
            {gift.receipt_number}
          </span>
        )}
      </span>
    ),
    meta: { className: "max-md:w-full max-md:text-xs max-md:text-faint md:w-52" },
  }),
]);

type DonorNameProps = {
  gift: Pick<DonationListRow, "donor_name" | "anonymous">;
  /** In one line, however long it is. */
  short?: boolean;
};

/** The donor's name, or Anonymous; with a mark where the name is not to be shown in public. */
export function DonorName({ gift, short }: DonorNameProps) {
  const { donor_name, anonymous } = gift;
  if (!donor_name) return <span className="text-soft">{anonymousDonor}</span>;
  return (
    <>
      {/* A box of its own: a long name loses its end, and not what stands at the right. */}
      <bdi
        {...langAttrs(donor_name)}
        className={short ? "inline-block max-w-full truncate align-bottom" : "wrap-anywhere"}
      >
        {donor_name}
      </bdi>
      {anonymous && <span className="block text-xs text-faint">Anonymous in public</span>}
    </>
  );
}
