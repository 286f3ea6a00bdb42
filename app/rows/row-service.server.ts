import type { Selectable, Updateable } from "kysely";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";
import { valueAt } from "#app/lib/values.ts";
import { captionsMessages } from "#app/lib/video-captions.ts";
import type { Actor } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { takeFromLibrary, takeNamedPicture } from "#server/media/picture-library.ts";
import { type StagedFile, together } from "#server/media/staging.ts";
import {
  createRow,
  deleteRow,
  insertRow,
  type RowEdit,
  type StaffRows,
  updateRow,
} from "#server/staff-rows.ts";
import type { VersionedFields } from "#server/versions/save-version.ts";
import { columnsOf, type UrduColumns } from "./fields.ts";
import type { ServedRows } from "./rows-list.server.ts";

type Row<D extends ServedRows> = Selectable<Database[D["table"]]>;

/** The files that came with a form, by their field. */
export type SentFiles = ReadonlyMap<string, StagedFile>;

/** What a save is made from. */
export type Saving<D extends ServedRows, Form> = {
  form: Form;
  files: SentFiles;
  /** The row as it is; undefined for a new one. */
  before: Row<D> | undefined;
  trx: Db;
  now: Date;
};

export type Fault = { fault: string };

/** How a refused save is answered. */
export type FaultReplies = Readonly<Record<string, { status: 404 | 409 | 415 | 422; message: string }>>;

/** What only this noun knows of its rows. */
type Particulars<D extends ServedRows, Form> = {
  /** The columns of a save beside those of the fields, or in their place; or why it is refused. */
  columns?: (saving: Saving<D, Form>) => Promise<Updateable<Database[D["table"]]> | Fault>;
  /** What a new row has that no form changes. */
  begin?: (now: Date, form: Form) => Updateable<Database[D["table"]]>;
  /** Columns that follow from the others, however a row is saved. The log goes without them. */
  derived?: (row: Row<D>) => Updateable<Database[D["table"]]>;
  /** Why an earlier version cannot come back to what there is now. */
  refuseEarlier?: (earlier: Row<D>, current: Row<D>, now: Date) => Fault | undefined;
  /** Runs after a row is changed. @returns what the reply says of it */
  finish?: (trx: Db, before: Row<D>, now: Date) => Promise<object>;
  faults?: FaultReplies;
};

/** What any form may hold beside the fields of its row. */
export type AnyForm = { picture_path?: string; [field: string]: unknown };
/** The row that a form changes, and the version that was opened. */
export type Opened = { id: number; version?: number };

export type RowService<Form extends AnyForm = AnyForm, D extends ServedRows = ServedRows> = {
  rows: D;
  faults: FaultReplies;
  create(deps: Deps, who: Actor, form: Form, files: SentFiles): Promise<{ id: number } | Fault>;
  /** @returns what the reply says of it beside its message */
  update(deps: Deps, who: Actor, form: Form & Opened, files: SentFiles): Promise<object | Fault>;
  /** Saves the columns of an earlier version anew. @param paths its files, which are kept still */
  restore(
    deps: Deps,
    who: Actor,
    opened: Opened,
    earlier: object,
    paths: readonly string[],
  ): Promise<object | Fault>;
  /** @returns whether there was such a row */
  remove(deps: Deps, who: Actor, id: number): Promise<boolean>;
};

/** Creates, changes and deletes the rows of a definition, with their files, versions and entries in the audit log. */
export function rowService<Form extends AnyForm, const D extends ServedRows>(
  rows: D,
  { columns, begin, derived, refuseEarlier, finish, faults }: Particulars<D, Form> = {},
): RowService<Form, D> {
  const { messages } = rows;
  const staff = staffRows(rows);

  async function columnsAfter(saving: Saving<D, Form>): Promise<object | Fault> {
    const own = await columns?.(saving);
    return own && "fault" in own ? own : { ...fieldColumns(rows, saving.form, saving.before), ...own };
  }

  /** @param columnsOf what the row has then; or why the save is refused */
  async function save(
    deps: Deps,
    who: Actor,
    edit: Omit<RowEdit<D["table"], Fault>, "change" | "finish">,
    columnsOf: (before: Row<D>, now: Date, trx: Db) => object | Promise<object | Fault>,
  ): Promise<object | Fault> {
    const now = deps.clock.now();
    let reply = {};
    const result = await updateRow<D["table"], Fault>(deps, who, staff, {
      ...edit,
      change: async (before, trx) => {
        const after = await columnsOf(before, now, trx);
        if ("fault" in after) return after as Fault;
        const { outdated_texts: _marks, ...audited } = after as { outdated_texts?: string };
        const columns = { ...after, ...derived?.({ ...before, ...after }) };
        return {
          columns: columns as Updateable<Database[D["table"]]>,
          audited: { before, after: audited },
        };
      },
      finish: async (trx, before) => {
        reply = (await finish?.(trx, before, now)) ?? {};
      },
    });
    return "fault" in result ? result : reply;
  }

  return {
    rows,
    faults: {
      missing: { status: 404, message: messages.notFound },
      stale: { status: 409, message: messages.stale },
      "no video": { status: 422, message: captionsMessages.noVideo },
      "no picture": { status: 422, message: libraryPictureMessages.missing },
      ...faults,
    },
    create: (deps, who, form, files) =>
      createRow<{ id: number }, Fault>(deps, who, staff, together(...files.values()), async (trx, now) => {
        const after =
          (await pictureFault(trx, form, files)) ??
          (await columnsAfter({ form, files, before: undefined, trx, now }));
        if ("fault" in after) return after as Fault;
        const row = { ...after, ...derived?.(after as Row<D>), ...begin?.(now, form), version: 1 };
        return { made: await insertRow<D["table"]>(trx, rows.table, row as never), after };
      }),
    update: (deps, who, { id, version, ...form }, files) =>
      save(
        deps,
        who,
        {
          id,
          version,
          file: together(...files.values()),
          prepare: (trx) => pictureFault(trx, form, files),
        },
        (before, now, trx) => columnsAfter({ form: form as unknown as Form, files, before, trx, now }),
      ),
    restore: (deps, who, opened, earlier, paths) =>
      save(
        deps,
        who,
        {
          ...opened,
          isRestored: true,
          prepare: async (trx) => {
            for (const path of paths) await takeFromLibrary(trx, path);
            return undefined;
          },
        },
        (current, now) => refuseEarlier?.({ ...current, ...earlier }, current, now) ?? earlier,
      ),
    remove: (deps, who, id) => deleteRow(deps, who, staff, id),
  };
}

/**
 * Switches a flag of a row and nothing else. The version goes up, because the editor's form holds the switch too.
 * @returns whether there is such a row
 */
export async function switchRow(
  deps: Deps,
  who: Actor,
  rows: ServedRows,
  { id, column, on }: { id: number; column: string; on: boolean },
): Promise<boolean> {
  const result = await updateRow(deps, who, staffRows(rows), {
    id,
    change: (row) => {
      const now = valueAt(row, [column]) === 1;
      if (now === on) return undefined;
      // A sample stays one: nobody has edited it.
      const columns = { [column]: on ? 1 : 0, is_sample: row.is_sample };
      return { columns, audited: { before: { [column]: now }, after: { [column]: on } } };
    },
  });
  return !("fault" in result);
}

/** A definition as its rows are written: with what their versions keep. */
export const staffRows = <D extends ServedRows>(rows: D): StaffRows<D["table"]> => ({
  table: rows.table,
  noun: rows.noun,
  versioned: rows.versioned && versionedFields(rows),
});

export const versionedFields = ({ fields, files = {} }: ServedRows): VersionedFields => ({
  ...Object.fromEntries(
    columnsOf(fields)
      .filter(({ field }) => field.kind !== "flag" && field.kind !== "number")
      .map(({ name, label }) => [name, { label }]),
  ),
  ...Object.fromEntries(Object.entries(files).map(([name, { label }]) => [name, { label, holdsFile: true }])),
});

/** A picture of the library that the form names, held until the transaction ends; or that there is none any more. */
const pictureFault = (trx: Db, { picture_path }: AnyForm, files: SentFiles) =>
  takeNamedPicture(trx, { picture_path }, files.size > 0 ? files : undefined);

type FieldColumns<D extends ServedRows> = Pick<
  Row<D>,
  keyof Row<D> & (keyof D["fields"] | UrduColumns<D["fields"]>)
>;

/** The columns of the fields after a save: what the form leaves out stays, or is empty in a new row. */
export function fieldColumns<const D extends ServedRows>(
  { fields }: D,
  form: object,
  before: object | undefined,
): FieldColumns<D> {
  const given = new Map<string, unknown>(Object.entries(form));
  const stored = new Map<string, unknown>(Object.entries(before ?? {}));
  const entries = columnsOf(fields).map(({ name, field }) => {
    const value = given.get(name);
    if (value === undefined) return [name, stored.get(name) ?? (field.kind === "flag" ? 0 : "")];
    return [name, typeof value === "boolean" ? Number(value) : value];
  });
  return Object.fromEntries(entries) as FieldColumns<D>;
}
