import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as help from "./help.schema.ts";
import type * as desk from "./help-desk.schema.ts";

const { get, post, put } = staffCalls;

export const helpAdminCalls = calls({
  listHelpRequests: get<{ query: typeof help.helpQuery; reply: typeof help.listHelpReply }>(
    "help-requests",
    "help:read",
    "List and search requests for help",
  ),
  readHelpRequest: get<{ query: typeof help.helpId; reply: typeof help.readHelpReply }>(
    "help-requests/one",
    "help:read",
    "A request for help with its history",
  ),
  readHelpPaper: get<{ query: typeof help.helpId; reply: Blob }>(
    "help-requests/paper",
    "help:read",
    "A photo that a family has sent",
  ),
  readHelpMonth: get<{ query: typeof help.helpMonthQuery; reply: typeof help.helpMonthReply }>(
    "help-requests/month",
    "help:read",
    "A month's requests for help in numbers",
  ),
  exportHelpMonth: get<{ query: typeof help.helpMonthQuery; reply: Blob }>(
    "help-requests/month.csv",
    "help:read",
    "A month's requests for help as CSV",
    { proof: "recent" },
  ),
  exportHelpRequests: get<{ query: typeof help.helpFilter; reply: Blob }>(
    "help-requests.csv",
    "help:read",
    "Requests for help as CSV",
    { proof: "recent" },
  ),
  enterHelpRequest: post<{ body: typeof desk.helpEntry; reply: typeof help.askForHelpReply }>(
    "help-requests/entries",
    "help:write",
    "Enter a request that came by phone or at the door",
  ),
  correctHelpRequest: put<{ body: typeof desk.helpCorrection }>(
    "help-requests",
    "help:write",
    "Correct a request for help",
  ),
  noteHelpRequest: post<{ body: typeof desk.helpNote }>(
    "help-requests/notes",
    "help:write",
    "Note on a request for help",
  ),
  planHelpVisit: put<{ body: typeof desk.helpPlan }>(
    "help-requests/plan",
    "help:write",
    "Plan the visit of a family",
  ),
  recordHelpVisit: put<{ body: typeof desk.helpVisit }>(
    "help-requests/visit",
    "help:write",
    "Record the visit of a family",
  ),
  decideHelpRequest: post<{ body: typeof desk.helpDecision }>(
    "help-requests/decisions",
    "help:write",
    "Approve, decline or refer a request for help",
  ),
  joinHelpRequests: post<{ body: typeof desk.helpJoin }>(
    "help-requests/join",
    "help:write",
    "Join two requests of one family",
  ),
  closeHelpRequest: post<{ body: typeof desk.helpClosing }>(
    "help-requests/close",
    "help:write",
    "Close a request for help",
  ),
});
