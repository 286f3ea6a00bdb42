import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as versions from "./versions.schema.ts";

const { get, post } = staffCalls;

export const versionsCalls = calls({
  listVersions: get<{ query: typeof versions.versionsQuery; reply: typeof versions.listVersionsReply }>(
    "versions",
    "signed-in",
    "The earlier versions of a record",
  ),
  readVersion: get<{ query: typeof versions.versionQuery; reply: typeof versions.readVersionReply }>(
    "versions/differences",
    "signed-in",
    "What a save has changed",
  ),
  restoreVersion: post<{ body: typeof versions.versionRestoring }>(
    "versions/restore",
    "signed-in",
    "Bring an earlier version back",
  ),
});
