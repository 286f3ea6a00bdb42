import { editPage, rowNouns } from "#app/contract/nouns.ts";
import { valueAt } from "#app/lib/values.ts";
import type { BinKind } from "#server/bin/bin-kind.ts";
import type { Feature, MediaColumn, SampleTable } from "#server/deps.ts";
import { insertRow } from "#server/staff-rows.ts";
import { columnsOf, urduOf } from "./fields.ts";
import type { ServedRows } from "./rows-list.server.ts";

type RowsFeature = Pick<Feature, "group" | "routes" | "versions" | "exported"> & {
  /** What a new installation is filled with: the columns of each row, the oldest first. */
  samples: (now: Date) => readonly object[];
};

/*
 * Kysely and TypeScript follow one table's name, not a choice of several: what a definition names is held against the
 * tables where it is used (`ServedRows`, `listRows`), and its entries here go by the name of one of them.
 */

/** What the server knows of a definition: its routes, its files, how its rows lie in the bin, and its samples. */
export function rowsFeature(
  rows: ServedRows,
  { samples, ...feature }: RowsFeature,
): Feature & Required<Pick<Feature, "media" | "bin">> {
  const { noun, table, name } = rows;
  const title = (row: object) => String(valueAt(row, [name]) || valueAt(row, [urduOf(name)]));
  const bin = { noun, table, lock: "is_sample", title };
  return {
    ...feature,
    media: mediaOf(rows),
    bin: [bin as unknown as BinKind],
    samples: {
      async add(db, now) {
        for (const row of samples(now)) await insertRow(db, table, row as never, { sample: true });
      },
      tables: [{ noun, table } as SampleTable],
    },
  };
}

/** The columns with files. The first one tells the picture library which row shows a picture. */
export function mediaOf({ noun, table, name, fields, files = {} }: ServedRows): MediaColumn[] {
  const names = { name, urduName: columnsOf(fields).find((column) => column.name === urduOf(name))?.name };
  const to = (id: string, title: string) => editPage(noun, id, title);
  const use = { noun: rowNouns[noun].label, key: "id", ...names, to };
  return Object.entries(files).map(([column, { holds = "path", alt }], index) => {
    const medium = { table, column, holds, alt, use: index === 0 ? use : undefined };
    return medium as MediaColumn;
  });
}
