import type { Done } from "#app/contract/call.ts";
import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as bloodDonors from "./blood-donors.schema.ts";

const { get, put, remove, post } = staffCalls;

export const bloodDonorsAdminCalls = calls({
  listBloodDonors: get<InboxList<typeof bloodDonors.donor, typeof bloodDonors.donorQuery>>(
    "blood-donors",
    "blood:read",
    "List and search: blood donor",
  ),
  updateBloodDonor: put<InboxUpdate>("blood-donors", "blood:write", "Mark or note: blood donor"),
  deleteBloodDonor: remove<InboxRemoval>("blood-donors", "blood:write", "Delete: blood donor"),
  exportBloodDonors: get<InboxExport<typeof bloodDonors.donorQuery>>(
    "blood-donors.csv",
    "blood:read",
    "All as CSV: blood donor",
    {
      proof: "recent",
    },
  ),
  logDonorCall: post<{ body: typeof bloodDonors.donorCallForm }>(
    "blood-donors/calls",
    "blood:write",
    "Record a call to a donor",
  ),
  listDonorCalls: get<{
    query: typeof bloodDonors.donorCallQuery;
    reply: Done & { calls: bloodDonors.DonorCall[] };
  }>("blood-donors/calls", "blood:read", "The calls to a donor"),
  decideDonorProposal: post<{ body: typeof bloodDonors.donorProposalDecision }>(
    "blood-donors/proposals",
    "blood:write",
    "Decide what a form proposes",
  ),
  recordDonation: post<{ body: typeof bloodDonors.donationForm }>(
    "blood-donors/donations",
    "blood:write",
    "Write down a donation",
  ),
});
