import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as help from "./help.schema.ts";

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
  enterHelpRequest: post<{ body: typeof help.helpEntry; reply: typeof help.askForHelpReply }>(
    "help-requests/entries",
    "help:write",
    "Enter a request that came by phone or at the door",
  ),
  correctHelpRequest: put<{ body: typeof help.helpCorrection }>(
    "help-requests",
    "help:write",
    "Correct a request for help",
  ),
  noteHelpRequest: post<{ body: typeof help.helpNote }>(
    "help-requests/notes",
    "help:write",
    "Note on a request for help",
  ),
  planHelpVisit: put<{ body: typeof help.helpPlan }>(
    "help-requests/plan",
    "help:write",
    "Plan the visit of a family",
  ),
  recordHelpVisit: put<{ body: typeof help.helpVisit }>(
    "help-requests/visit",
    "help:write",
    "Record the visit of a family",
  ),
  decideHelpRequest: post<{ body: typeof help.helpDecision }>(
    "help-requests/decisions",
    "help:write",
    "Approve, decline or refer a request for help",
  ),
  joinHelpRequests: post<{ body: typeof help.helpJoin }>(
    "help-requests/join",
    "help:write",
    "Join two requests of one family",
  ),
  closeHelpRequest: post<{ body: typeof help.helpClosing }>(
    "help-requests/close",
    "help:write",
    "Close a request for help",
  ),
});
