import { CircleStop, Mail } from "lucide-react";
import { methodNames } from "#app/contract/payment-methods.ts";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import type { StatusTone } from "#app/dashboard/status-pill.tsx";
import { donationsDeskCalls } from "#app/features/giving/donations-desk/donations-desk.calls.ts";
import { anonymousDonor } from "#app/features/giving/ledger/giving.limits.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { ordinal } from "#app/parts/pledges/pledge-days.ts";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";
import { type PledgeState, pledgeStateNames } from "#app/parts/pledges/pledges.messages.ts";
import type { Pledge } from "#app/parts/pledges/pledges.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LineLink } from "#app/ui/links.tsx";
import { Text } from "#app/ui/text.tsx";

export const nameOfPledge = ({ donor_name, donor_email }: Pledge): string =>
  donor_name || donor_email || anonymousDonor;

export const pledgeTones: Readonly<Record<PledgeState, StatusTone>> = {
  waiting: "plain",
  active: "good",
  paused: "plain",
  stopped: "faded",
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
        {may(donationsDeskCalls.listDonations) && pledge.donor_email && (
          <p className="mt-5">
            <LineLink to={`/dashboard/donations?q=${encodeURIComponent(pledge.donor_email)}`}>
              All gifts of this donor
            </LineLink>
          </p>
        )}
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
    ["Given", givenBy(pledge)],
    ...(pledge.language === "ur" ? [["Wrote in", "Urdu"] satisfies [string, string]] : []),
  ];
  return pledge.ended_at ? [...facts, ["Stopped", formatTime(pledge.ended_at)]] : facts;
}

function givenBy({ donations, given }: Pledge): string {
  if (donations === 0) return "Nothing yet";
  return `${money(given)} in ${donations === 1 ? "1 gift" : `${donations} gifts`}`;
}
