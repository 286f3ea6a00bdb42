import { call } from "#app/dashboard/call.ts";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { bloodDonorsCalls } from "./blood-donors.calls.ts";
import type { Donor, DonorProposalDecision } from "./blood-donors.schema.ts";

type DonorProposalsProps = { donor: Donor; reload: () => Promise<unknown> };

/** What a later form with this phone says otherwise than the entry, to be taken over or dismissed: DONOR-04a. */
export function DonorProposals({ donor, reload }: DonorProposalsProps) {
  const proposals = [
    { field: "blood_group", label: "Blood group", now: donor.blood_group, value: donor.proposed_blood_group },
    { field: "email", label: "Email", now: donor.email, value: donor.proposed_email },
  ] as const;
  const open = proposals.filter(({ value }) => value !== "");
  if (open.length === 0) return null;
  return (
    <Notice className="mt-6">
      <h3 className="text-base">Registered again, otherwise</h3>
      <p className="mt-1 text-sm">
        {donor.proposed_at && `${formatTime(donor.proposed_at)}: `}
        somebody with this phone filled in the form. Ask the donor before you take it over.
      </p>
      <ul>
        {open.map((proposal) => (
          <Proposal key={proposal.field} {...proposal} donorId={donor.id} reload={reload} />
        ))}
      </ul>
    </Notice>
  );
}

type ProposalProps = Pick<DonorProposalDecision, "field" | "value"> & {
  donorId: number;
  label: string;
  now: string;
  reload: () => Promise<unknown>;
};

function Proposal({ donorId, field, label, now, value, reload }: ProposalProps) {
  const { busy, act } = useAct(reload);

  function decide(take: boolean) {
    const body = { donor_id: donorId, field, value, take };
    const texts = { failed: "It could not be saved. Please try again." };
    return act(call(bloodDonorsCalls.decideDonorProposal, { body, texts }), "Saved.");
  }

  const named = <span className="sr-only"> the {label.toLowerCase()}</span>;
  return (
    <li className="mt-3">
      <p className="wrap-anywhere">
        {label}: <bdi className="font-semibold">{value}</bdi> (the entry says <bdi>{now || "none"}</bdi>)
      </p>
      <MayCall to={bloodDonorsCalls.decideDonorProposal}>
        <p className="mt-2 flex flex-wrap gap-3">
          <Button size="small" disabled={busy} onClick={() => void decide(true)}>
            Take over{named}
          </Button>
          <Button size="small" variant="quiet" disabled={busy} onClick={() => void decide(false)}>
            Dismiss{named}
          </Button>
        </p>
      </MayCall>
    </li>
  );
}
