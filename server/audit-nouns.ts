import { rowNouns, several } from "#app/contract/nouns.ts";
import type { AuditNoun } from "#app/contract/part.ts";
import type { Feature } from "./deps.ts";

/** What staff publish is called in the log as in the code. */
const published: Record<string, AuditNoun> = {};
for (const [label, { page, ...noun }] of Object.entries(rowNouns))
  published[label] = { label, many: several(label), page, by: "by" in noun ? noun.by : undefined };

/** How the log calls what was changed, with its page: what is published, the rows of tables, and what features say. */
export function auditNouns(features: readonly Feature[]): Record<string, AuditNoun> {
  const nouns: Record<string, AuditNoun> = { ...published };
  for (const { tables = [], nouns: own = {} } of features) {
    for (const { noun, one = noun, many, page, by } of tables) nouns[noun] = { label: one, many, page, by };
    Object.assign(nouns, own);
  }
  return nouns;
}
