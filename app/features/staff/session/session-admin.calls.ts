import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as sessions from "./session-list.schema.ts";

const { remove, get } = staffCalls;

export const sessionAdminCalls = calls({
  signOut: remove("session", "signed-in", "Sign out, revoking the token", { own: true }),
  listSessions: get<{ reply: typeof sessions.listSessionsReply }>(
    "sessions",
    "signed-in",
    "Where one is signed in",
    { own: true },
  ),
  deleteSession: remove<{ body: typeof sessions.sessionRemoval }>(
    "sessions",
    "signed-in",
    "End another session of one's own",
    { own: true },
  ),
  deleteOtherSessions: remove<{ reply: typeof sessions.deleteOtherSessionsReply }>(
    "sessions/others",
    "signed-in",
    "End all other sessions of one's own",
    { own: true },
  ),
});
