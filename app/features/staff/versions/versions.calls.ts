import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as versions from "./versions.schema.ts";

const { get, post } = staffCalls("signed-in");

export const versionsCalls = calls({
  listVersions: get<{ query: typeof versions.versionsQuery; reply: typeof versions.listVersionsReply }>(
    "versions",
    "The earlier versions of a record",
  ),
  readVersion: get<{ query: typeof versions.versionQuery; reply: typeof versions.readVersionReply }>(
    "versions/differences",
    "What a save has changed",
  ),
  restoreVersion: post<{ body: typeof versions.versionRestoring }>(
    "versions/restore",
    "Bring an earlier version back",
  ),
});
