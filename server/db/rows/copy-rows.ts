import { createHash } from "node:crypto";
import type { Row, RowReader, RowWriter, Table } from "./rows.ts";

/** How many rows a table has, and a hash over all of them that does not depend on their order. */
export type TableSum = { rows: number; hash: string };

/** The rows of the two sides differ after a copy: one of them was changed meanwhile. */
export class RowsDifferError extends Error {
  override name = "RowsDifferError";
}

/**
 * Copies all rows of these tables, sets the numbers that come next, then reads them again on the other side and compares.
 * Nothing is committed here.
 * @param onRows is told of every part: how many rows were copied or compared
 * @returns what each table holds
 * @throws RowsDifferError, RowsRefusedError
 */
export async function copyRows(
  from: RowReader,
  to: RowWriter,
  tables: readonly Table[],
  onRows: (rows: number) => void,
): Promise<Record<string, TableSum>> {
  const sums = await sumRows(from, tables, async (table, rows) => {
    await to.write(table, rows);
    onRows(rows.length);
  });
  for (const table of tables) if (table.numbered) await to.setLastNumber(table, await from.lastNumber(table));
  const found = await sumRows(to, tables, (_table, rows) => onRows(rows.length));
  for (const { name } of tables) {
    if (found[name]?.rows === sums[name]?.rows && found[name]?.hash === sums[name]?.hash) continue;
    throw new RowsDifferError(`The rows of ${name} are not the same on both sides`);
  }
  return sums;
}

/** Counts and hashes the rows of these tables. @param onRows gets them, a part at a time */
async function sumRows(
  from: RowReader,
  tables: readonly Table[],
  onRows: (table: Table, rows: Row[]) => void | Promise<void>,
): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    const sum = createSum();
    for await (const rows of from.read(table)) {
      await onRows(table, rows);
      sum.add(rows);
    }
    sums[table.name] = sum.result();
  }
  return sums;
}

/**
 * The sum is that of the rows' SHA-256 hashes, byte by byte (exclusive or): the two databases sort texts differently, so
 * their rows come in different orders. A table has no two equal rows.
 */
function createSum() {
  const sum = Buffer.alloc(32);
  let count = 0;
  return {
    add(rows: readonly Row[]) {
      count += rows.length;
      for (const row of rows) {
        const hash = createHash("sha256").update(JSON.stringify(row)).digest();
        for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) ^ (hash[at] ?? 0);
      }
    },
    result: (): TableSum => ({ rows: count, hash: sum.toString("hex") }),
  };
}
