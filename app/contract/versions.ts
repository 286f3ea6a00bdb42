import { rowNouns } from "./nouns.ts";
import type { Permission } from "./permissions.ts";

const { event, "blog post": post, "hero slide": slide } = rowNouns;

/** What is kept in earlier versions, and who may see them and bring one back. */
export const versionNouns = {
  content: { permission: "content:write" },
  banner: { permission: "content:write" },
  "blog post": post,
  event,
  "hero slide": slide,
} as const satisfies Record<string, { permission: Permission }>;
export type VersionNoun = keyof typeof versionNouns;
export const versionNounList = Object.keys(versionNouns) as [VersionNoun, ...VersionNoun[]];

export const versionMessages = {
  badNoun: "There are no versions of that.",
  badId: "The number of the record is missing.",
  badVersion: "The version must be a number.",
  missing: "It is not there any more.",
  noVersion: "There is no such saved version.",
  stale: "Somebody else has saved it since you looked. Look at the newest version first.",
  restored: "The earlier version is back.",
  loadFailed: "The earlier versions could not be loaded.",
  restoreFailed: "The earlier version could not be brought back.",
  fileGone: "Its file is no longer kept, so the one that shows now stays.",
} as const;
