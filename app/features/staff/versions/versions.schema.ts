import { z } from "zod";
import { done, savedEarlier } from "#app/contract/reply-schemas.ts";
import { versionMessages as messages, versionNounList } from "#app/contract/versions.ts";
import { integer, maxId, shortText } from "#app/lib/call-rules.ts";

const record = {
  noun: z.enum(versionNounList, messages.badNoun),
  id: shortText(messages.badId, 40).describe(
    "The name of a content, 1 for the banner, else the record's number",
  ),
};
const version = integer(messages.badVersion, 0, maxId);

export const versionsQuery = z.object(record, messages.badNoun);
export const versionQuery = z.object({ ...record, version }, messages.badNoun);
export const versionRestoring = z.object(
  {
    ...record,
    version: version.describe("The newest that you have seen: a later save is not overwritten"),
    save: version.describe("The version that is to come back"),
  },
  messages.badNoun,
);

export const listVersionsReply = done({
  version: z.number().int().describe("Of the newest save, which a restore must name"),
  versions: z.array(savedEarlier).describe("Newest first"),
});

const versionField = z.object({
  label: z.string(),
  kind: z.enum(["text", "file"]).describe("Of a file only whether there was one"),
  before: z.string(),
  after: z.string(),
});

export const readVersionReply = done({
  fields: z.array(versionField).describe("What differs from the version before"),
});
