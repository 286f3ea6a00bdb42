import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as pledges from "./pledges.schema.ts";

const { get, post } = staffCalls;

export const pledgesAdminCalls = calls({
  listPledges: get<{ query: typeof pledges.pledgesQuery; reply: typeof pledges.listPledgesReply }>(
    "pledges",
    "pledges:read",
    "List and search monthly support",
  ),
  listPledgeDonations: get<{ query: typeof pledges.pledgeId; reply: typeof pledges.pledgeDonations }>(
    "pledges/gifts",
    "pledges:read",
    "The gifts of one pledge",
  ),
  stopPledge: post<{ body: typeof pledges.pledgeStop }>(
    "pledges/stop",
    "pledges:write",
    "Stop monthly support for a donor",
  ),
  mailPledgeLink: post<{ body: typeof pledges.pledgeId }>(
    "pledges/link",
    "pledges:write",
    "Mail a donor the link of their monthly support",
  ),
  exportPledges: get<{ reply: Blob }>("pledges.csv", "pledges:read", "All monthly support as CSV", {
    proof: "recent",
  }),
});
