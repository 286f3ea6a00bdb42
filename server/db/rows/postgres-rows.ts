import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { type Row, RowsRefusedError, type RowWriter } from "./rows.ts";

/** So few that a part of long texts takes some hundred KB: a server may run in the same process. */
const partSize = 100;

/**
 * The rows of PostgreSQL within a transaction: of one moment when that is "repeatable read". What is written goes with the
 * transaction when it is rolled back.
 */
export function postgresRows(trx: Db): RowWriter {
  return {
    async *read({ name, columns }) {
      await sql`declare all_rows no scroll cursor for
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`.execute(trx);
      for (;;) {
        const { rows } = await sql<Record<string, Row[number]>>`
          fetch ${sql.lit(partSize)} from all_rows`.execute(trx);
        if (rows.length === 0) break;
        yield rows.map((row) => columns.map((column) => row[column] ?? null));
      }
      await sql`close all_rows`.execute(trx);
    },
    async lastNumber({ name }) {
      const { rows } = await sql<{ number: number | null }>`
        select pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass) as number`.execute(
        trx,
      );
      return rows[0]?.number ?? 0;
    },
    async write({ name, columns }, rows) {
      // One parameter for all of them: PostgreSQL allows 65,535, and reads each by the type of its column.
      const records = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
      const names = sql.join(columns.map((column) => sql.ref(column)));
      try {
        await sql`insert into ${sql.table(name)} (${names}) overriding system value
          select ${names} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(records)}::json)`.execute(
          trx,
        );
      } catch (error) {
        // Classes 22 and 23: a value that its type does not take, and a rule of the table.
        const { code, message } = error as { code?: string; message: string };
        if (!/^2[23]/.test(code ?? "")) throw error;
        throw new RowsRefusedError(`PostgreSQL does not take the rows of ${name}: ${message}`, {
          cause: error,
        });
      }
    },
    async setLastNumber({ name }, number) {
      if (number === 0) return;
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${number})`.execute(trx);
    },
  };
}
