import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as sessions from "./session-list.schema.ts";

const { get, remove } = staffCalls("signed-in");

export const sessionAdminCalls = calls({
  signOut: remove("session", "Sign out, revoking the token", { own: true }),
  listSessions: get<{ reply: typeof sessions.listSessionsReply }>("sessions", "Where one is signed in", {
    own: true,
  }),
  deleteSession: remove<{ body: typeof sessions.sessionRemoval }>(
    "sessions",
    "End another session of one's own",
    { own: true },
  ),
  deleteOtherSessions: remove<{ reply: typeof sessions.deleteOtherSessionsReply }>(
    "sessions/others",
    "End all other sessions of one's own",
    { own: true },
  ),
});
