import { versionMessages } from "#app/contract/versions.ts";
import type { Actor } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { RowsTable } from "#server/db/schema.ts";
import type { VersionAction } from "#server/db/staff-schema.ts";
import type { Deps } from "#server/deps.ts";
import { bringBackMedia, missingMedia } from "#server/media/quarantine.ts";
import type { TwoVersions, VersionField } from "./version.ts";
import { insertVersion, latestVersion } from "./versions.store.ts";

/** What a noun's versions hold, by its columns. */
export type VersionedFields = Readonly<Record<string, { label: string; holdsFile?: true }>>;

type Fields = Readonly<Record<string, unknown>>;

/** Those of a row's columns that its versions hold, and which of its texts were outdated then (decision 099). */
export const versionOf = (fields: VersionedFields, row: object): Fields => {
  const values = new Map<string, unknown>(Object.entries(row));
  const own = Object.keys(fields).map((column) => [column, values.get(column) ?? null]);
  return Object.fromEntries([...own, ["outdated_texts", values.get("outdated_texts") ?? ""]]);
};

/** Forms send other line ends than calls and samples. A version from before a column was there has none of it. */
const comparable = (value: unknown) =>
  typeof value === "string" ? value.replace(/\r\n?/g, "\n") : (value ?? "");

const differing = (fields: VersionedFields, before: Fields | null, after: Fields | null) =>
  Object.keys(fields).filter((column) => comparable(before?.[column]) !== comparable(after?.[column]));

type Save = {
  noun: string;
  rowId: string;
  action: VersionAction;
  fields: VersionedFields;
  /** What showed until now, and since when as far as that is known. */
  before?: { version: number; value: Fields; savedAt: string };
  /** `value` null: nothing shows any more. */
  after: { version: number; value: Fields | null };
};

/**
 * Keeps what was saved, and what it was before, if no version has that: a record may be older than its versions. A save
 * that changes none of the fields leaves no version. Call it in the transaction of the save.
 */
export async function saveVersion(
  trx: Db,
  now: Date,
  who: Actor,
  { noun, rowId, action, fields, before, after }: Save,
): Promise<void> {
  const changes = before ? differing(fields, before.value, after.value).length : 0;
  if (before && changes === 0) return;
  const row = { noun, row_id: rowId };
  if (before && (await latestVersion(trx, noun, rowId)) === 0) {
    await insertVersion(trx, {
      ...row,
      version: before.version,
      action: "save",
      changes: 0,
      user_name: "",
      value: JSON.stringify(before.value),
      saved_at: before.savedAt,
    });
  }
  await insertVersion(trx, {
    ...row,
    version: after.version,
    action,
    changes,
    user_name: who.name,
    value: after.value && JSON.stringify(after.value),
    saved_at: now.toISOString(),
  });
}

export const textOf = (value: unknown) => String(comparable(value));

/** The fields of two versions that differ, in the order of `fields`. @param words a value in words */
export function versionDifferences(
  fields: VersionedFields,
  { before, after }: Pick<TwoVersions, "before" | "after">,
  words: (column: string, value: unknown) => string = (_column, value) => textOf(value),
): VersionField[] {
  if (before === undefined) return [];
  const [was, is] = [before, after].map((value) => (value ?? null) as Fields | null);
  return differing(fields, was ?? null, is ?? null).map((column) => {
    const { label = column, holdsFile } = fields[column] ?? {};
    const shown = (value: unknown) => (holdsFile ? textOf(value) && "A file" : words(column, value));
    return {
      label,
      kind: holdsFile ? "file" : "text",
      before: shown(was?.[column]),
      after: shown(is?.[column]),
    };
  });
}

/** The number of the last save of a row. @param id as a call names it */
export async function rowVersion(db: Db, table: RowsTable, id: string): Promise<number | undefined> {
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  const row = await db
    .selectFrom(table as "events")
    .select("version")
    .where("id", "=", number)
    .executeTakeFirst();
  return row?.version;
}

/**
 * The file of an earlier version, back from quarantine, where a replaced file waits for 30 days. After that the version
 * comes back with the file that shows now.
 * @param path as the version has it; null: it had none
 */
export async function earlierFile<Path extends string | null>(
  deps: Pick<Deps, "media">,
  path: Path,
  current: Path,
): Promise<{ path: Path; note?: string }> {
  if (path === null || path === current) return { path };
  await bringBackMedia(deps, [path]);
  const missing = await missingMedia(deps, [path]);
  return missing.length > 0 ? { path: current, note: versionMessages.fileGone } : { path };
}
