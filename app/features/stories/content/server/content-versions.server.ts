import { contentDifferences } from "#app/features/stories/content/content-differences.ts";
import { contents } from "#content/contents.ts";
import type { VersionedKind } from "#server/deps.ts";
import { noun, readVersion } from "./content.store.server.ts";
import { schemaOf } from "./content-read.server.ts";
import { isContentName } from "./content-rules.server.ts";

/** What a save of a content has changed, field by field. */
export const versionedContent: VersionedKind = {
  noun,
  current: async (db, id) => (isContentName(id) ? readVersion(db, id) : undefined),
  differences: (_services, { id, version, before, after }) => {
    if (!isContentName(id) || (before === undefined && version > 1)) return [];
    const { defaults, schema } = contents[id];
    const was = before ?? defaults;
    // The rules are written down as JSON Schema, which the types of zod do not know.
    const rules = schemaOf(schema) as unknown as Parameters<typeof contentDifferences>[0];
    return contentDifferences(rules, was, after ?? defaults).map(({ label, mine, theirs }) => ({
      label,
      kind: "text" as const,
      before: mine,
      after: theirs,
    }));
  },
};
