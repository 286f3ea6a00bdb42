import type { Insertable, Selectable, Updateable } from "kysely";
import { type Actor, nameIn, recordChange } from "./audit.ts";
import { binKindOf } from "./bin/bin-kind.ts";
import { moveToBin } from "./bin/move-to-bin.ts";
import { type Db, lockRow } from "./db/connect.ts";
import { mediaNamedBy, mediaOfRow } from "./db/media-columns.ts";
import type { Database, RowsTable } from "./db/schema.ts";
import type { Deps } from "./deps.ts";
import { changesPictures, recordPictureUses } from "./media/picture-library.ts";
import type { PlacedFile } from "./media/staging.ts";
import { removeUnusedMedia } from "./media/unused.ts";
import { outdatedTextsAfter } from "./outdated-texts.ts";
import { saveVersion, type VersionedFields, versionOf } from "./versions/save-version.ts";

/*
 * Rows that staff edit: how one is created, changed and deleted together with its file and its entry in
 * the audit log. The file goes to its place inside the transaction, as its last step: a row never names a file that
 * is not there, and when the commit fails the request's end discards the file. What a save or a deletion leaves
 * unused is removed after the commit.
 */

/** A table, what the audit log calls its rows, and what is kept of their earlier versions, if they have any. */
export type StaffRows<Table extends RowsTable = RowsTable> = {
  table: Table;
  noun: string;
  versioned?: VersionedFields;
};

/** Why a save was not done. Nothing is written then. */
type Refusal = { fault: unknown };

type Row<Table extends RowsTable> = Selectable<Database[Table]>;

/*
 * Kysely's types follow one table name, not a choice of several. Here every table goes by the name of one that has
 * all the columns that are used: the number, and the marks for samples and versions.
 */
const as = (table: RowsTable) => table as "events";

/** A row with the columns of its own table. Kysely's `$castTo` resolves no type that depends on a parameter. */
const ownRow = <Table extends RowsTable>(row: object) => row as Row<Table>;

/**
 * Inserts a row, records that, and puts its file in place: all or nothing.
 * @param insert makes the row; what it returns as `after` stands in the audit log
 */
export async function createRow<Made extends { id: number }, Refused extends Refusal = never>(
  { db, clock, features }: Deps,
  who: Actor,
  { table, noun, versioned }: StaffRows,
  file: PlacedFile | undefined,
  insert: (trx: Db, now: Date) => Promise<{ made: Made; after: object } | Refused>,
): Promise<Made | Refused> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const result = await insert(trx, now);
    if ("fault" in result) return result as Refused;
    await recordChange(trx, now, who, {
      action: "create",
      noun,
      id: result.made.id,
      after: result.after,
    });
    const { id } = result.made;
    const row = await trx.selectFrom(as(table)).selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    if (versioned) {
      const after = { version: row.version, value: versionOf(versioned, row) };
      await saveVersion(trx, now, who, {
        noun,
        rowId: String(id),
        action: "create",
        fields: versioned,
        after,
      });
    }
    await recordPictureUses(trx, features, { table, key: String(id), row }, { now, by: who.name });
    await file?.place();
    return result.made;
  });
}

/** Inserts a row. @param options.sample marks it as sample content, which one action removes */
export async function insertRow<Table extends RowsTable>(
  db: Db,
  table: Table,
  values: Omit<Insertable<Database[Table]>, "is_sample">,
  { sample = false }: { sample?: boolean } = {},
): Promise<{ id: number }> {
  const row: object = { ...values, is_sample: sample ? 1 : 0 };
  // `values` has the columns of the table itself, whose name Kysely does not follow here.
  const inserted = db.insertInto(as(table)).values(row as Insertable<Database["events"]>);
  return inserted.returning("id").executeTakeFirstOrThrow();
}

export type RowEdit<Table extends RowsTable, Refused extends Refusal> = {
  id: number;
  /** The version that was opened. When another has been saved since, nothing is written; undefined compares nothing. */
  version?: number;
  file?: PlacedFile;
  /** Whether an earlier version is saved anew. */
  isRestored?: boolean;
  /** Runs before the row is locked: for locks on other rows that are always taken first. */
  prepare?: (trx: Db) => Promise<Refused | undefined>;
  /** The columns to write, made from the row as it is; undefined when there is nothing to change. */
  change: (current: Row<Table>, trx: Db) => Changed<Table, Refused> | Promise<Changed<Table, Refused>>;
  /** Runs after the row is written. */
  finish?: (trx: Db, before: Row<Table>) => Promise<void>;
};

type Changed<Table extends RowsTable, Refused> = RowChange<Table> | Refused | undefined;

type RowChange<Table extends RowsTable> = {
  columns: Updateable<Database[Table]>;
  /** What the audit log gets in place of the row and the columns. */
  audited?: { before: object; after: object };
};

/**
 * Changes a row, records what differs, puts a new file in place and removes those that it no longer names. A table
 * with a `version` column has it raised with each save.
 * @returns the row before; a fault writes nothing
 */
export async function updateRow<Table extends RowsTable, Refused extends Refusal = never>(
  deps: Deps,
  who: Actor,
  { table, noun, versioned }: StaffRows<Table>,
  { id, version, file, isRestored = false, prepare, change, finish }: RowEdit<Table, Refused>,
): Promise<{ before: Row<Table> } | Refused | { fault: "missing" | "stale" }> {
  const { db, clock, features } = deps;
  const result = await db.transaction().execute(async (trx) => {
    const hindrance = await prepare?.(trx);
    if (hindrance) return hindrance;
    // Two saves at once: the second waits here, and then sees that the version has gone on.
    if (!(await lockRow(trx, as(table), "is_sample", id))) return { fault: "missing" as const };
    const found = await trx.selectFrom(as(table)).selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const before = ownRow<Table>(found);
    if (version !== undefined && version !== found.version) return { fault: "stale" as const };
    const next = await change(before, trx);
    if (!next) return { before, after: before };
    if ("fault" in next) return next;
    // What staff have edited is theirs: it is no sample any more.
    const now = clock.now();
    const outdated_texts = outdatedTextsAfter(found, next.columns, now);
    const columns: object = { is_sample: 0, ...next.columns, outdated_texts };
    const raised = found.version === undefined ? columns : { ...columns, version: found.version + 1 };
    await trx.updateTable(as(table)).set(raised).where("id", "=", id).execute();
    await finish?.(trx, before);
    const { outdated_texts: _marks, ...written } = next.columns as { outdated_texts?: string };
    const audited = next.audited ?? { before, after: written };
    const action = isRestored ? "restore" : "update";
    // What is written down may leave the name out.
    const name = nameIn(columns, before);
    await recordChange(trx, now, who, { action, noun, id, name, ...audited });
    const after = { ...before, ...next.columns, outdated_texts };
    if (versioned) {
      await saveVersion(trx, now, who, {
        noun,
        rowId: String(id),
        action: isRestored ? "restore" : "save",
        fields: versioned,
        before: { version: found.version, value: versionOf(versioned, before), savedAt: savedAt(found) },
        after: { version: found.version + 1, value: versionOf(versioned, after) },
      });
    }
    if (changesPictures(features, table, before, next.columns))
      await recordPictureUses(trx, features, { table, key: String(id), row: after }, { now, by: who.name });
    await file?.place();
    return { before, after };
  });
  if ("fault" in result) return result;
  const { before, after } = result;
  const media = deps.features.flatMap((feature) => feature.media ?? []);
  const named = mediaOfRow(media, table, after);
  await removeUnusedMedia(
    deps,
    mediaOfRow(media, table, before).filter((path) => !named.includes(path)),
  );
  return { before };
}

/** When a row was saved last, as far as it knows: nothing for a slide. */
const savedAt = (row: object): string => {
  const { updated_at, created_at } = row as { updated_at?: string; created_at?: string };
  return updated_at ?? created_at ?? "";
};

/**
 * Moves a row to the bin, records that, and removes the files that nothing else names: they wait in quarantine for as
 * long as the row can be brought back.
 * @param unaudited columns that the audit log need not hold: what is made of the others
 * @returns whether there was such a row
 */
export async function deleteRow<Table extends RowsTable>(
  deps: Deps,
  who: Actor,
  { table, noun }: StaffRows<Table>,
  id: number,
  unaudited: readonly string[] = ["search_text"],
): Promise<boolean> {
  const { db, clock, features } = deps;
  const kind = binKindOf(deps, noun);
  if (!kind) throw new Error(`No feature says how a ${noun} lies in the bin`);
  const deleted = await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const row = await moveToBin(trx, now, who, kind, id);
    if (!row) return undefined;
    const audited = Object.entries(row).filter(([column]) => !unaudited.includes(column));
    await recordChange(trx, now, who, { action: "delete", noun, id, before: Object.fromEntries(audited) });
    const gone = { table, key: String(id), row: undefined };
    await recordPictureUses(trx, features, gone, { now, by: who.name });
    return row;
  });
  if (!deleted) return false;
  const media = features.flatMap((feature) => feature.media ?? []);
  // Those beyond are left to the sweep, as are pictures that were uploaded in the last days.
  await removeUnusedMedia(deps, mediaNamedBy(media, table, deleted).slice(0, removedAtOnce));
  return true;
}

/** So many files of one row go at once: each is asked about in every table that names files. */
const removedAtOnce = 50;
