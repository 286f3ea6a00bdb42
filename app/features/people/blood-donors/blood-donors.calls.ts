import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls, type SchemaOf, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as bloodDonorsForms from "./blood-donors.form.ts";
import type * as bloodDonors from "./blood-donors.schema.ts";
import type { bloodDonorsTable } from "./blood-donors.table.ts";

const read = staffCalls("blood:read");
const write = staffCalls("blood:write");

export const bloodDonorsCalls = calls({
  sendDonorLead: publicCalls.post<{ body: SchemaOf<typeof bloodDonorsForms.donorRules> }>(
    "api_send_donor_lead.php",
    "Blood donor registration",
  ),
  listBloodDonors: read.get<InboxList<typeof bloodDonorsTable, typeof bloodDonors.donorQuery>>(
    "blood-donors",
    "List and search: blood donor",
  ),
  updateBloodDonor: write.put<InboxUpdate>("blood-donors", "Mark or note: blood donor"),
  deleteBloodDonor: write.remove<InboxRemoval>("blood-donors", "Delete: blood donor"),
  exportBloodDonors: read.get<InboxExport<typeof bloodDonors.donorQuery>>(
    "blood-donors.csv",
    "All as CSV: blood donor",
  ),
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
