import type { VersionNoun } from "#app/contract/versions.ts";
import type { Deps, VersionedKind } from "#server/deps.ts";
import { earlierFile, rowVersion, versionDifferences } from "#server/versions/save-version.ts";
import { replyTo } from "./row-routes.server.ts";
import { type RowService, versionedFields } from "./row-service.server.ts";
import type { ServedRows } from "./rows-list.server.ts";

/**
 * How two versions of a row differ, and how an earlier one comes back, with its files as far as they are still kept.
 * @param words the value of a column in words, where it is no plain text
 */
export function versionedRows<D extends ServedRows & { noun: VersionNoun }>(
  service: Pick<RowService<never, D>, "rows" | "faults" | "restore">,
  words?: (column: string, value: unknown) => string,
): VersionedKind {
  const { rows } = service;
  const fields = versionedFields(rows);
  return {
    noun: rows.noun,
    current: (db, id) => rowVersion(db, rows.table, id),
    differences: (_services, two) => versionDifferences(fields, two, words),
    restore: async (deps, who, { id, version, value }) => {
      const { files, note } = await earlierFiles(deps, rows, Number(id), value as object);
      const paths = Object.values(files).filter((path) => path !== null);
      const earlier = { ...(value as object), ...files };
      const saved = await service.restore(deps, who, { id: Number(id), version }, earlier, paths);
      return "fault" in saved ? { fault: replyTo(service, saved.fault) } : { note };
    },
  };
}

type Files = Record<string, string | null>;

/** The files of an earlier version. When one of them is no longer kept, those that show now stay, all of them. */
async function earlierFiles(
  deps: Deps,
  { table, files = {} }: ServedRows,
  id: number,
  earlier: object,
): Promise<{ files: Files; note?: string }> {
  const pathsOf = (row: object): Files => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(
      Object.keys(files).map((column) => [column, (values.get(column) ?? null) as string | null]),
    );
  };
  const row = await deps.db
    .selectFrom(table as "ads")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  const now = pathsOf(row ?? {});
  const then = pathsOf(earlier);
  for (const [column, path] of Object.entries(then)) {
    const { note } = await earlierFile(deps, path, now[column] ?? null);
    if (note !== undefined) return { files: now, note };
  }
  return { files: then };
}
