import { calls, publicCalls, type SchemaOf } from "#app/contract/define-calls.ts";
import type * as helpForms from "./help.form.ts";
import type * as help from "./help.schema.ts";

const { post } = publicCalls;

export const helpCalls = calls({
  askForHelp: post<{
    body: SchemaOf<typeof helpForms.helpRules>;
    reply: typeof help.askForHelpReply;
  }>("help-requests", "Ask for help"),
  helpStatus: post<{
    body: SchemaOf<typeof helpForms.helpStatusRules>;
    reply: typeof help.helpStatusReply;
  }>("help-requests/status", "How far a request for help has come"),
  addHelpPapers: post<{
    query: typeof help.helpPapersToken;
    body: Record<string, never>;
    files: "paper1" | "paper2" | "paper3";
  }>("help-requests/papers", "Add photos of papers to a request for help"),
});
