import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as system from "./system.schema.ts";

const { get } = staffCalls("system:read");

export const systemCalls = calls({
  readSystem: get<{ reply: typeof system.readSystemReply }>("system", "How the installation is"),
  confirmClock: staffCalls("retention:write").post<{ body: typeof system.clockConfirmation }>(
    "system/clock",
    "Say that the server's clock is right",
  ),
  downloadBackup: staffCalls("backups:write").post<{ reply: Blob }>("backup", "A backup as a tar archive"),
});
