import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as help from "./help.schema.ts";
import type * as desk from "./help-desk.schema.ts";

const read = staffCalls("help:read");
const write = staffCalls("help:write");

export const helpAdminCalls = calls({
  listHelpRequests: read.get<{ query: typeof help.helpQuery; reply: typeof help.listHelpReply }>(
    "help-requests",
    "List and search requests for help",
  ),
  readHelpRequest: read.get<{ query: typeof help.helpId; reply: typeof help.readHelpReply }>(
    "help-requests/one",
    "A request for help with its history",
  ),
  readHelpPaper: read.get<{ query: typeof help.helpId; reply: Blob }>(
    "help-requests/paper",
    "A photo that a family has sent",
  ),
  readHelpMonth: read.get<{ query: typeof help.helpMonthQuery; reply: typeof help.helpMonthReply }>(
    "help-requests/month",
    "A month's requests for help in numbers",
  ),
  exportHelpMonth: read.get<{ query: typeof help.helpMonthQuery; reply: Blob }>(
    "help-requests/month.csv",
    "A month's requests for help as CSV",
  ),
  enterHelpRequest: write.post<{ body: typeof desk.helpEntry; reply: typeof help.enterHelpReply }>(
    "help-requests/entries",
    "Enter a request that came by phone or at the door",
  ),
  correctHelpRequest: write.put<{ body: typeof desk.helpCorrection }>(
    "help-requests",
    "Correct a request for help",
  ),
  noteHelpRequest: write.post<{ body: typeof desk.helpNote }>(
    "help-requests/notes",
    "Note on a request for help",
  ),
  addCasePapers: write.post<{ body: typeof help.helpId; files: "paper1" | "paper2" | "paper3" }>(
    "help-requests/case-papers",
    "Add photos of papers from the desk",
  ),
  removeCasePaper: write.remove<{ body: typeof help.helpId }>(
    "help-requests/case-papers",
    "Remove a photo of papers",
  ),
  makePapersLink: write.post<{ body: typeof help.helpId; reply: typeof help.papersLinkReply }>(
    "help-requests/papers-link",
    "Make a new link for photos of papers",
  ),
  planHelpVisit: write.put<{ body: typeof desk.helpPlan }>(
    "help-requests/plan",
    "Plan the visit of a family",
  ),
  recordHelpVisit: write.put<{ body: typeof desk.helpVisit }>(
    "help-requests/visit",
    "Record the visit of a family",
  ),
  decideHelpRequest: write.post<{ body: typeof desk.helpDecision }>(
    "help-requests/decisions",
    "Approve, decline or refer a request for help",
  ),
  joinHelpRequests: write.post<{ body: typeof desk.helpJoin }>(
    "help-requests/join",
    "Join two requests of one family",
  ),
  closeHelpRequest: write.post<{ body: typeof desk.helpClosing }>(
    "help-requests/close",
    "Close a request for help",
  ),
});
