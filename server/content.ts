import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Language } from "#app/contract/language.ts";
import {
  type ContentName,
  type ContentOf,
  contentNames,
  contents,
  type StoredContent,
} from "#content/contents.ts";
import { localize } from "#content/define-content.ts";
import type { Db } from "./db/connect.ts";
import { requireLiveSession } from "./db/live-session.ts";
import { absoluteMilliseconds } from "./db/sessions.ts";
import type { Deps } from "./deps.ts";
import type { Session } from "./http/session-check.ts";
import { memoize } from "./memoize.ts";

type Reading = Pick<Deps, "db"> & { log: Pick<Deps["log"], "warn"> };

/** Gives what is stored under one of the names that were read. */
export type ReadStored = <Name extends ContentName>(name: Name) => StoredContent<Name>;

/** A value in the place of the one that is saved: for its author alone, see below. */
export type ContentPreview = { name: string; value: unknown };

/**
 * What staff have saved under these names, in all languages, else the default. A saved value that no longer fits its
 * schema (a release has changed it) is logged and gives way to the default.
 */
export async function readStored(
  { db, log }: Reading,
  names: readonly ContentName[],
  preview?: ContentPreview,
): Promise<ReadStored> {
  const rows = await db.selectFrom("content").select(["name", "value"]).where("name", "in", names).execute();

  const read = <Name extends ContentName>(name: Name): StoredContent<Name> => {
    const { schema, defaults } = contents[name];
    const row = rows.find((row) => row.name === name);
    if (!row && preview?.name !== name) return defaults;
    const value: unknown = preview?.name === name ? preview.value : JSON.parse(row?.value ?? "null");
    const saved = schema.safeParse(value);
    if (saved.success) return saved.data;
    const mended = schema.safeParse(mendedValue(value, saved.error.issues, defaults));
    if (mended.success) return mended.data;
    log.warn({ content: name, err: saved.error }, "saved content no longer fits its schema");
    return defaults;
  };
  // Most texts name figures: what was read once is not parsed again.
  const known = new Map<ContentName, object>();
  return <Name extends ContentName>(name: Name) => {
    const value = known.get(name) ?? read(name);
    known.set(name, value);
    return value as StoredContent<Name>;
  };
}

const lastRead = memoize((_db: Db): { stored?: ReadStored } => ({}));

/**
 * All content, for pages. While it cannot be read it is what this process has read last, and never the default in place of
 * what staff have saved: CONTENT-11.
 * @param options.failed is told why it could not be read
 * @throws the fault, where nothing has been read before, and for a preview
 */
export async function readShownContent(
  deps: Reading,
  { preview, failed }: { preview?: ContentPreview | undefined; failed?: (error: unknown) => void } = {},
): Promise<ReadStored> {
  if (preview) return readStored(deps, contentNames, preview);
  const last = lastRead(deps.db);
  try {
    last.stored = await readStored(deps, contentNames);
  } catch (error) {
    if (!last.stored) throw error;
    failed?.(error);
  }
  return last.stored;
}

/**
 * A saved value with other addresses in the place of those that the rule for addresses refuses (they were saved before
 * that rule), and with the default of a field that a release has added. Nothing else of the value is lost. CONTENT-08.
 */
function mendedValue(value: unknown, issues: readonly z.core.$ZodIssue[], defaults: unknown): unknown {
  const copy = structuredClone(value);
  for (const issue of issues) {
    const parent = at(copy, issue.path.slice(0, -1));
    const field = issue.path.at(-1) ?? "";
    const fallback: unknown =
      issue.code === "custom"
        ? issue.params?.fallback
        : isAdded(parent, issue.path)
          ? Reflect.get(at(defaults, issue.path.slice(0, -1)), field)
          : undefined;
    if (fallback !== undefined) Reflect.set(parent, field, fallback);
  }
  return copy;
}

/** A field that the saved value does not have yet. Entries of lists are staff's own: they have no default. */
const isAdded = (parent: object, path: readonly PropertyKey[]): boolean =>
  path.every((part) => typeof part === "string") && Reflect.get(parent, path.at(-1) ?? "") === undefined;

const at = (value: unknown, path: readonly PropertyKey[]): object =>
  Object(path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value));

/**
 * What the foundation says of itself under this name, in one language, with the figures that its texts name.
 * @param options.stored what is read already: this name and the figures
 */
export async function readContent<Name extends ContentName>(
  deps: Reading,
  name: Name,
  {
    language = "en",
    preview,
    stored,
  }: { language?: Language; preview?: ContentPreview; stored?: ReadStored } = {},
): Promise<ContentOf<Name>> {
  const read = stored ?? (await readStored(deps, [name, "figures"], preview));
  return localize<StoredContent<Name>>(read(name), language, read("figures").shared);
}

/** The default under this name, whatever staff have saved: for what is drawn without a database. */
export const defaultContent = <Name extends ContentName>(
  name: Name,
  language: Language = "en",
): ContentOf<Name> =>
  localize<StoredContent<Name>>(contents[name].defaults, language, contents.figures.defaults.shared);

/** What a new installation with sample content shows under this name, as it is stored: the default where it has none. */
export const sampleValue = <Name extends ContentName>(name: Name): StoredContent<Name> => ({
  ...contents[name].defaults,
  ...contents[name].sample,
});

/** When staff last saved it; undefined while the default shows. */
export async function contentSavedAt(
  { db }: Pick<Deps, "db">,
  name: ContentName,
): Promise<string | undefined> {
  const row = await db.selectFrom("content").select("updated_at").where("name", "=", name).executeTakeFirst();
  return row?.updated_at;
}

/*
 * Content that staff look at before they save it. It is stored under a key that only its author gets; whoever asks for
 * a page with the key sees the page with this value (docs/decisions/027).
 */

const previewMilliseconds = 60 * 60_000;

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/**
 * Stores a value for an hour, in the place of the one that this person looked at before under the same name. It goes
 * with the session that stored it: CONTENT-05.
 * @param value as JSON, which fits its schema
 * @returns the key: 256 random bits, of which only the hash is kept
 * @throws SessionEndedError
 */
export async function storePreview(
  db: Db,
  { name, value, who, now }: { name: string; value: string; who: Session; now: Date },
): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  // A session that nobody ends is over by itself one day; its row is removed later.
  const sessionEnd = who.startedAt.getTime() + absoluteMilliseconds;
  const row = {
    key_hash: hashOf(key),
    session_hash: who.tokenHash,
    value,
    expires_at: new Date(Math.min(now.getTime() + previewMilliseconds, sessionEnd)).toISOString(),
  };
  await db.transaction().execute(async (trx) => {
    await requireLiveSession(trx, who);
    await trx.deleteFrom("content_previews").where("expires_at", "<=", now.toISOString()).execute();
    await trx
      .insertInto("content_previews")
      .values({ name, user_id: who.userId, ...row })
      .onConflict((conflict) => conflict.columns(["user_id", "name"]).doUpdateSet(row))
      .execute();
  });
  return key;
}

/** What is to be seen with this key; undefined when there is no such one, or no longer. */
export async function readPreview(db: Db, key: string, now: Date): Promise<ContentPreview | undefined> {
  const row = await db
    .selectFrom("content_previews")
    .select(["name", "value"])
    .where("key_hash", "=", hashOf(key))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row && { name: row.name, value: JSON.parse(row.value) };
}
