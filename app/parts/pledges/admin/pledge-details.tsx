import { useQuery } from "@tanstack/react-query";
import { CircleStop, Mail } from "lucide-react";
import { methodNames } from "#app/contract/payment-methods.ts";
import { callQuery } from "#app/dashboard/call.ts";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { StatusPill, type StatusTone } from "#app/dashboard/status-pill.tsx";
import type { DonationState } from "#app/features/giving/ledger/donation-states.ts";
import { anonymousDonor } from "#app/features/giving/ledger/giving.limits.ts";
import { formatDay, formatMonth, formatTime } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { ordinal } from "#app/parts/pledges/pledge-days.ts";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";
import {
  pledgeMessages as messages,
  type PledgeState,
  pledgeStateNames,
} from "#app/parts/pledges/pledges.messages.ts";
import type { Pledge } from "#app/parts/pledges/pledges.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Text } from "#app/ui/text.tsx";

export const nameOfPledge = ({ donor_name, donor_email }: Pledge): string =>
  donor_name || donor_email || anonymousDonor;

export const pledgeTones: Readonly<Record<PledgeState, StatusTone>> = {
  waiting: "plain",
  active: "good",
  paused: "plain",
  stopped: "faded",
};

const donationStates: Readonly<Record<DonationState, { word: string; tone: StatusTone }>> = {
  started: { word: "Not sent", tone: "plain" },
  pending: { word: "Pending", tone: "plain" },
  paid: { word: "Paid", tone: "good" },
  failed: { word: "Failed", tone: "bad" },
  expired: { word: "Expired", tone: "faded" },
  refunded: { word: "Refunded", tone: "faded" },
  corrected: { word: "Corrected", tone: "faded" },
};

const money = (rupees: number) => formatMoney(Math.round(rupees * paisaPerRupee));

type PledgeDetailsProps = {
  pledge: Pledge;
  onMailLink: (pledge: Pledge) => Promise<void>;
  onStop: (pledge: Pledge) => void;
  onClose: () => void;
};

export function PledgeDetails({ pledge, onMailLink, onStop, onClose }: PledgeDetailsProps) {
  const name = nameOfPledge(pledge);
  const may = useMayCall();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Text as="bdi" text={name} />}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {may(pledgesCalls.mailPledgeLink) && pledge.donor_email && (
            <Button variant="quiet" onClick={() => void onMailLink(pledge)}>
              <Mail aria-hidden="true" className="size-4.5" />
              Send the link
            </Button>
          )}
          {may(pledgesCalls.stopPledge) && pledge.state !== "stopped" && (
            <Button variant="danger" onClick={() => onStop(pledge)}>
              <CircleStop aria-hidden="true" className="size-4.5" />
              Stop...
            </Button>
          )}
        </div>
      }
    >
      <div className="p-4 sm:p-6">
        <dl className="grid gap-x-6 gap-y-2">
          {factsOf(pledge).map(([term, value]) => (
            <div key={term} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3">
              <dt className="text-sm text-faint">{term}</dt>
              <dd className="wrap-anywhere">
                <Text as="bdi" text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-7 mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
          Gifts
          <span className="figures font-sans text-sm font-normal text-soft">
            {money(pledge.given)} in {pledge.donations} paid
          </span>
        </h3>
        <Donations id={pledge.id} />
      </div>
    </Dialog>
  );
}

function factsOf(pledge: Pledge): [term: string, value: string][] {
  const facts: [string, string][] = [
    ["State", pledgeStateNames[pledge.state]],
    ["Email", pledge.donor_email || "Erased"],
    ["Shown as", pledge.anonymous ? anonymousDonor : pledge.donor_name || anonymousDonor],
    ["Amount", `${money(pledge.amount)} a month`],
    ["For", pledge.fund.title],
    ["Pays by", methodNames[pledge.method]],
    ["Reminder", `On the ${ordinal(pledge.day)} of each month`],
    ["Next reminder", pledge.next_due_on ? formatDay(pledge.next_due_on) : "None"],
    ["Began", formatTime(pledge.created_at)],
    ...(pledge.language === "ur" ? [["Wrote in", "Urdu"] satisfies [string, string]] : []),
  ];
  return pledge.ended_at ? [...facts, ["Stopped", formatTime(pledge.ended_at)]] : facts;
}

function Donations({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(pledgesCalls.listPledgeDonations, {
      query: { id },
      texts: { failed: messages.donationsFailed },
    }),
    select: ({ donations }) => donations,
  });
  if (error && !data) {
    return (
      <Notice tone="bad" role="alert">
        <p>{error.message}</p>
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          Try Again
        </Button>
      </Notice>
    );
  }
  if (!data) return <LoadingIndicator text="Loading gifts..." />;
  return (
    <ul className="border-t border-rule">
      {data.map((donation) => (
        <li
          key={donation.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-rule py-2"
        >
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="font-semibold">{formatMonth(donation.month)}</span>
            <StatusPill tone={donationStates[donation.state].tone}>
              {donationStates[donation.state].word}
            </StatusPill>
          </span>
          <span className="figures text-end">{money(donation.amount)}</span>
          <span className="figures col-span-2 flex flex-wrap gap-x-4 text-sm text-soft">
            <span className="wrap-anywhere">{donation.reference}</span>
            {donation.receipt && <span>Receipt {donation.receipt.number}</span>}
            {donation.paid_on && <span>{formatDay(donation.paid_on)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
