import type { Done } from "#app/contract/call.ts";
import { calls, staffCalls } from "#app/contract/define-calls.ts";
import { inboxCalls } from "#app/lib/inbox-calls.ts";
import type * as bloodDonors from "./blood-donors.schema.ts";

const { get, post } = staffCalls;

const inbox = inboxCalls<typeof bloodDonors.donor, typeof bloodDonors.donorQuery>(
  "blood-donors",
  "blood donor",
  { read: "blood:read", write: "blood:write" },
);

export const bloodDonorsAdminCalls = calls({
  listBloodDonors: inbox.list,
  updateBloodDonor: inbox.update,
  deleteBloodDonor: inbox.remove,
  exportBloodDonors: inbox.export,
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

export const bloodDonorInbox = {
  list: bloodDonorsAdminCalls.listBloodDonors,
  update: bloodDonorsAdminCalls.updateBloodDonor,
  remove: bloodDonorsAdminCalls.deleteBloodDonor,
  export: bloodDonorsAdminCalls.exportBloodDonors,
};
