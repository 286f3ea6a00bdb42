import { sql } from "kysely";
import { type ContentName, contentNames, contents } from "#content/contents.ts";
import { sampleValue } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature, VersionedKind } from "#server/deps.ts";
import { contentMessages } from "./content.messages.ts";
import { contentDifferences } from "./content-differences.ts";
import { contentRoutes } from "./server/content.routes.server.ts";
import { accountAct, eligibilityAct, restoreContent } from "./server/content.service.server.ts";
import { noun, readVersion } from "./server/content.store.server.ts";
import { listOriginalClaims } from "./server/content-claims.server.ts";
import { schemaOf } from "./server/content-read.server.ts";
import { isContentName } from "./server/content-rules.server.ts";

/** What a save of a content has changed, field by field. */
const versionedContent: VersionedKind = {
  noun,
  current: async (db, id) => (isContentName(id) ? readVersion(db, id) : undefined),
  differences: (_services, { id, version, before, after }) => {
    if (!isContentName(id) || (before === undefined && version > 1)) return [];
    const { defaults, schema } = contents[id];
    // The rules are written down as JSON Schema, which the types of zod do not know.
    const rules = schemaOf(schema) as unknown as Parameters<typeof contentDifferences>[0];
    return contentDifferences(rules, before ?? defaults, after ?? defaults).map(
      ({ label, mine, theirs }) => ({
        label,
        kind: "text" as const,
        before: mine,
        after: theirs,
      }),
    );
  },
  restore: async (deps, who, { id, ...earlier }) =>
    isContentName(id)
      ? restoreContent(deps, who, { name: id, ...earlier })
      : { fault: { status: 404, message: contentMessages.missing } },
};

/** The texts that only show how a page looks: campaign, success stories, testimonials (SAMPLE-08), and what it may claim. */
async function addSampleTexts(db: Db, now: Date): Promise<void> {
  const rows = contentNames
    .filter((name) => contents[name].sample)
    .map((name) => ({ name, value: JSON.stringify(sampleValue(name)) }));
  const saved = { version: 1, updated_at: now.toISOString(), is_sample: 1 as const };
  await db
    .insertInto("content")
    .values(rows.map((row) => ({ ...row, ...saved })))
    .execute();
}

export const contentFeature: Feature = {
  group: { name: "Content", description: "The texts of the site, which staff can change." },
  nouns: { content: { label: "text of the site", many: "texts of the site", page: "/dashboard/content" } },
  exported: {
    content: "Texts and figures that staff have changed: `value` is JSON",
  },
  routes: contentRoutes,
  acts: [accountAct, eligibilityAct],
  // An earlier save can be brought back with its pictures.
  media: [
    {
      table: "content",
      column: "value",
      holds: "text",
      use: {
        noun: "Text",
        key: "name",
        name: "name",
        label: (name) => contents[name as ContentName]?.title ?? name,
        to: (name) => `/dashboard/content/${name}`,
      },
      // A save of what was opened before is refused.
      whenReplaced: { version: sql`version + 1` },
    },
    { table: "versions", column: "value", holds: "text", noun: "content" },
  ],
  versions: [versionedContent],
  samples: {
    add: addSampleTexts,
    tables: [{ noun: "text", table: "content" }],
    claims: listOriginalClaims,
  },
};
