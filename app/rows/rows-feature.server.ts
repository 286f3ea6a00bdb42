import { binNouns } from "#app/contract/bin.ts";
import { valueAt } from "#app/lib/values.ts";
import type { BinKind } from "#server/bin/bin-kind.ts";
import { insertRow } from "#server/content-rows.ts";
import type { Feature, MediaColumn, SampleTable } from "#server/services.ts";
import type { ServedRows } from "./rows-list.server.ts";

type RowsFeature = Pick<Feature, "group" | "routes" | "versions"> & {
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
  const bin = { noun, table, lock: "is_sample", title: (row: object) => String(valueAt(row, [name])) };
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
function mediaOf({ noun, table, name, page, files = {} }: ServedRows): MediaColumn[] {
  const use = { noun: binNouns[noun].label, key: "id", name, to: (id: string) => `${page}?edit=${id}` };
  return Object.entries(files).map(([column, { holds = "path", alt }], index) => {
    const medium = { table, column, holds, alt, use: index === 0 ? use : undefined };
    return medium as MediaColumn;
  });
}
