import type { Done } from "#app/contract/call.ts";
import { calls, staffCalls } from "#app/contract/define-calls.ts";
import { inboxCalls } from "#app/lib/inbox-calls.ts";
import type * as bloodDonors from "./blood-donors.schema.ts";

const read = staffCalls("blood:read");
const write = staffCalls("blood:write");

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
  logDonorCall: write.post<{ body: typeof bloodDonors.donorCallForm }>(
    "blood-donors/calls",
    "Record a call to a donor",
  ),
  listDonorCalls: read.get<{
    query: typeof bloodDonors.donorCallQuery;
    reply: Done & { calls: bloodDonors.DonorCall[] };
  }>("blood-donors/calls", "The calls to a donor"),
  decideDonorProposal: write.post<{ body: typeof bloodDonors.donorProposalDecision }>(
    "blood-donors/proposals",
    "Decide what a form proposes",
  ),
  recordDonation: write.post<{ body: typeof bloodDonors.donationForm }>(
    "blood-donors/donations",
    "Write down a donation",
  ),
});

export const bloodDonorInbox = {
  list: bloodDonorsAdminCalls.listBloodDonors,
  update: bloodDonorsAdminCalls.updateBloodDonor,
  remove: bloodDonorsAdminCalls.deleteBloodDonor,
  export: bloodDonorsAdminCalls.exportBloodDonors,
};
