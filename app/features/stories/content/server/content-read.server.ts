import { z } from "zod";
import type {
  ContentSummary,
  ListedContent,
  StoredContentReply,
} from "#app/features/stories/content/content.schema.ts";
import { type Untranslated, untranslated } from "#app/features/stories/content/content-translations.ts";
import { fieldNames, type ValueSchema } from "#app/features/stories/content/content-value.ts";
import { type ContentName, contentNames, contents, type StoredContent } from "#content/contents.ts";
import { readStored } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import { memoize } from "#server/memoize.ts";
import { latestVersions, type VersionRow } from "#server/versions/versions.store.ts";
import { noun, readVersion } from "./content.store.server.ts";

const summaryOf = (name: ContentName, save: VersionRow | undefined): ContentSummary => ({
  name,
  title: contents[name].title,
  description: contents[name].description,
  own: save !== undefined && save.action !== "default",
  saved_at: save?.saved_at ?? null,
  saved_by: save?.user_name ?? null,
});

const countStates = (texts: Untranslated[]) => ({
  missing: texts.filter(({ state }) => state === "missing").length,
  stale: texts.filter(({ state }) => state === "stale").length,
});

/** Everything that staff may change, in the order of content/contents.ts. */
export async function listContents(deps: Deps): Promise<ListedContent[]> {
  const [saves, stored] = await Promise.all([latestVersions(deps.db, noun), readStored(deps, contentNames)]);
  return contentNames.map((name) => ({
    ...summaryOf(name, saves.get(name)),
    untranslated: countStates(untranslated(stored(name))),
    fields: fieldsOf(contents[name].schema),
  }));
}

/** `io: "input"`: what is sent, before texts are trimmed. */
export const schemaOf = memoize((schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }));

const fieldsOf = memoize((schema: z.ZodType) => fieldNames(schemaOf(schema) as unknown as ValueSchema));

export async function openContent(deps: Deps, name: ContentName): Promise<StoredContentReply> {
  const { db } = deps;
  // The version first: should somebody save in between, a save over theirs is noticed.
  const version = await readVersion(db, name);
  const [stored, saves] = await Promise.all([
    readStored(deps, [name, "figures", "programmes"]),
    latestVersions(db, noun),
  ]);
  const { schema, pages } = contents[name];
  const value = stored(name);
  const { programmes } = stored("programmes");
  return {
    ...summaryOf(name, saves.get(name)),
    version,
    value,
    schema: schemaOf(schema),
    figures: stored("figures").shared,
    pages: [...pages, ...entryPages(name, value)],
    programmes: programmes.map(({ slug, title }) => ({ value: slug, label: title.en })),
  };
}

function entryPages(name: ContentName, value: unknown) {
  const pagesOf = (under: string, entries: { slug: string; title: { en: string } }[]) =>
    entries.map(({ slug, title }) => ({ title: title.en, path: `${under}${slug}` }));
  if (name === "services") return pagesOf("/services/", (value as StoredContent<"services">).services);
  if (name === "programmes") return pagesOf("/details/", (value as StoredContent<"programmes">).programmes);
  return [];
}
