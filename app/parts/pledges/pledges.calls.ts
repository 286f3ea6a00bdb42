import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as pledges from "./pledges.schema.ts";

const read = staffCalls("pledges:read");
const write = staffCalls("pledges:write");

export const pledgesCalls = calls({
  listPledges: read.get<{ query: typeof pledges.pledgesQuery; reply: typeof pledges.listPledgesReply }>(
    "pledges",
    "List and search monthly support",
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
