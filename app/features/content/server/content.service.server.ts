import { z } from "zod";
import type {
  ContentSummary,
  ListedContent,
  StoredContentReply,
} from "#app/features/content/content.schema.ts";
import { differingPaths, leavesOf } from "#app/features/content/content-leaves.ts";
import { fieldNames, type ValueSchema } from "#app/features/content/content-value.ts";
import { type ContentName, contentNames, contents, type StoredContent } from "#content/contents.ts";
import { recordChange } from "#server/audit.ts";
import { readStored, sampleValue } from "#server/content.ts";
import { storePreview } from "#server/content-preview.ts";
import { isUniqueViolation } from "#server/db/connect.ts";
import type { ContentHistoryTable } from "#server/db/schema.ts";
import type { Session } from "#server/http/session-check.ts";
import { recordPictureUses } from "#server/media/picture-library.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { latestSaves, readVersion, type SaveRow, savedValue, writeVersion } from "./content.store.server.ts";
import { checkContent } from "./content-rules.server.ts";

/** So many differences of a save stand in the audit log; the history has all of them. */
const maxAudited = 40;

const summaryOf = (name: ContentName, save: SaveRow | undefined): ContentSummary => ({
  name,
  title: contents[name].title,
  description: contents[name].description,
  own: save !== undefined && save.action !== "default",
  saved_at: save?.saved_at ?? null,
  saved_by: save?.user_name ?? null,
});

/** Everything that staff may change, in the order of content/contents.ts. */
export async function listContents({ db }: Services): Promise<ListedContent[]> {
  const saves = await latestSaves(db);
  return contentNames.map((name) => ({
    ...summaryOf(name, saves.get(name)),
    fields: fieldsOf(contents[name].schema),
  }));
}

/** `io: "input"`: what is sent, before texts are trimmed. */
const schemaOf = memoize((schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }));

const fieldsOf = memoize((schema: z.ZodType) => fieldNames(schemaOf(schema) as unknown as ValueSchema));

/** The illustrations that the original content and the samples show, each once, with its alternative text where it has one. */
const illustrations = (() => {
  const found = new Map<string, string>();
  for (const name of contentNames) {
    const leaves = leavesOf(sampleValue(name));
    for (const [path, src] of leaves) {
      if (!src.startsWith("/art/")) continue;
      const alt = leaves.get(path.replace(/[^.]+$/, "alt.en"));
      found.set(src, alt ?? found.get(src) ?? "");
    }
  }
  return [...found].map(([src, alt]) => ({ src, alt }));
})();

export async function openContent(services: Services, name: ContentName): Promise<StoredContentReply> {
  const { db } = services;
  // The version first: should somebody save in between, a save over theirs is noticed.
  const version = await readVersion(db, name);
  const [stored, saves] = await Promise.all([
    readStored(services, [name, "figures", "programmes"]),
    latestSaves(db),
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
    pictures: illustrations,
  };
}

function entryPages(name: ContentName, value: unknown) {
  const pagesOf = (under: string, entries: { slug: string; title: { en: string } }[]) =>
    entries.map(({ slug, title }) => ({ title: title.en, path: `${under}${slug}` }));
  if (name === "services") return pagesOf("/services/", (value as StoredContent<"services">).services);
  if (name === "programmes") return pagesOf("/details/", (value as StoredContent<"programmes">).programmes);
  return [];
}

type Save = { name: ContentName; version: number; value: unknown };

/** Saves a value. @param save.version that was opened: when another has been saved since, nothing is written */
export async function saveContent(services: Services, who: Session, { name, version, value }: Save) {
  const checked = checkContent(name, value, await readStored(services, contentNames));
  if ("faults" in checked) return checked;
  return write(services, who, { name, version, value: checked.value, action: "save" });
}

/** Brings the original text back. */
export async function resetContent(services: Services, who: Session, { name, version }: Omit<Save, "value">) {
  const row = await services.db
    .selectFrom("content")
    .select("version")
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) return { fault: "original" as const };
  return write(services, who, { name, version, value: undefined, action: "default" });
}

/** Brings back what was saved as an earlier version. */
export async function restoreContent(
  services: Services,
  who: Session,
  { name, version, save }: Omit<Save, "value"> & { save: number },
) {
  const saved = await savedValue(services.db, name, save);
  if (saved === undefined) return { fault: "no save" as const };
  if (saved === null) return resetContent(services, who, { name, version });
  const checked = checkContent(name, JSON.parse(saved), await readStored(services, contentNames));
  if ("faults" in checked) return { fault: "unfit" as const };
  return write(services, who, { name, version, value: checked.value, action: "restore" });
}

/** Stores a value that fits for its author to look at. */
export async function previewContent(services: Services, who: Session, name: ContentName, value: unknown) {
  const { db, clock } = services;
  const checked = checkContent(name, value, await readStored(services, contentNames));
  if ("faults" in checked) return checked;
  const json = JSON.stringify(checked.value);
  return { key: await storePreview(db, { name, value: json, who, now: clock.now() }) };
}

type Write = Save & Pick<ContentHistoryTable, "action">;

/** @param row.value undefined for the original */
async function write(
  services: Services,
  who: Session,
  { name, version, value, action }: Write,
): Promise<{ version: number } | { fault: "stale" }> {
  const { db, clock, log, features } = services;
  const now = clock.now();
  try {
    return await db.transaction().execute(async (trx) => {
      if ((await readVersion(trx, name)) !== version) return { fault: "stale" as const };
      const stored = await readStored({ db: trx, log }, [name]);
      const before = leavesOf(stored(name));
      const after = leavesOf(value ?? contents[name].defaults);
      const changed = differingPaths(before, after);
      await writeVersion(trx, {
        name,
        version: version + 1,
        action,
        value: value === undefined ? null : JSON.stringify(value),
        changes: changed.length,
        saved_at: now.toISOString(),
        user_name: who.name,
      });
      const shown = value === undefined ? undefined : { name, value: JSON.stringify(value) };
      const written = { table: "content", key: name, row: shown };
      await recordPictureUses(trx, features, written, { now, by: who.name });
      const audited = changed.slice(0, maxAudited);
      const only = (leaves: typeof before) =>
        Object.fromEntries(audited.map((path) => [path, leaves.get(path) ?? null]));
      await recordChange(trx, now, who, {
        action: action === "save" ? "update" : action === "restore" ? "restore" : "reset",
        noun: "content",
        id: name,
        before: only(before),
        after: { ...only(after), version: version + 1 },
      });
      return { version: version + 1 };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { fault: "stale" };
    throw error;
  }
}
