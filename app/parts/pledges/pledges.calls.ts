import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls, staffCalls } from "#app/contract/define-calls.ts";
import type * as donations from "#app/features/giving/donations/donations.schema.ts";
import type * as pledgeForms from "./pledges.form.ts";
import type * as pledges from "./pledges.schema.ts";

const read = staffCalls("pledges:read");
const write = staffCalls("pledges:write");

type PledgeRules = ReturnType<typeof pledgeForms.pledgeRules>;

export const pledgesCalls = calls({
  readPledge: publicCalls.get<{ query: PledgeRules["key"]; reply: Done & { pledge: pledges.PledgeView } }>(
    "pledges/own",
    "Read one's monthly support",
  ),
  updatePledge: publicCalls.put<{ body: PledgeRules["change"] }>(
    "pledges/own",
    "Change one's monthly support",
  ),
  stepPledge: publicCalls.put<{ body: PledgeRules["step"] }>(
    "pledges/own/state",
    "Confirm, pause, resume, stop or restart monthly support",
  ),
  payPledge: publicCalls.post<{
    body: PledgeRules["payment"];
    reply: Done & { path: string; checkout: donations.Checkout };
  }>("pledges/own/gifts", "Give the gift of a month"),
  listPledges: read.get<{ query: typeof pledges.pledgesQuery; reply: typeof pledges.listPledgesReply }>(
    "pledges",
    "List and search monthly support",
  ),
  listPledgeDonations: read.get<{ query: typeof pledges.pledgeId; reply: typeof pledges.pledgeDonations }>(
    "pledges/gifts",
    "The gifts of one pledge",
  ),
  stopPledge: write.post<{ body: typeof pledges.pledgeStop }>(
    "pledges/stop",
    "Stop monthly support for a donor",
  ),
  mailPledgeLink: write.post<{ body: typeof pledges.pledgeId }>(
    "pledges/link",
    "Mail a donor the link of their monthly support",
  ),
  exportPledges: read.get<{ reply: Blob }>("pledges.csv", "All monthly support as CSV"),
});
