/** A table as both databases have it. */
export type Table = {
  name: string;
  /** In the order of a Row's values. */
  columns: readonly string[];
  /** Whether the database numbers its rows itself (`id`), and never gives a number twice. */
  numbered: boolean;
};

/** The values of one row, in the order of its table's columns. The program uses no other types (db/schema.ts). */
export type Row = readonly (string | number | null)[];

/** All rows of one moment. */
export type RowReader = {
  /** In parts of some hundred rows, in no certain order. */
  read(table: Table): AsyncIterable<Row[]>;
  /** The highest number that the table has ever given; 0 when it has given none. */
  lastNumber(table: Table): Promise<number>;
};

/** Takes rows as they are, with their numbers, into tables that are empty. */
export type RowWriter = RowReader & {
  /** @throws RowsRefusedError when the database does not take them */
  write(table: Table, rows: Row[]): Promise<void>;
  /** From then on the table gives higher numbers than this one. */
  setLastNumber(table: Table, number: number): Promise<void>;
};

/** A database cannot hold a row of the other. The message names the table, never a value. */
export class RowsRefusedError extends Error {
  override name = "RowsRefusedError";
}
