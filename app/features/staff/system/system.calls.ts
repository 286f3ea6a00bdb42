import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as system from "./system.schema.ts";

const { get, post } = staffCalls;

export const systemCalls = calls({
  readSystem: get<{ reply: typeof system.readSystemReply }>(
    "system",
    "system:read",
    "How the installation is",
  ),
  confirmClock: post<{ body: typeof system.clockConfirmation }>(
    "system/clock",
    "retention:write",
    "Say that the server's clock is right",
  ),
  downloadBackup: post<{ reply: Blob }>("backup", "backups:write", "A backup as a tar archive", {
    proof: "recent",
  }),
});
