import type { Selectable } from "kysely";
import type { BinNoun } from "#app/contract/bin.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database, RowsTable } from "#server/db/schema.ts";

/** The tables whose rows staff delete and bring back. */
export type BinTable = RowsTable | "messages" | "registrations";

/** How the person of a row is reached, and when staff last worked on it: personal data is found and erased in the bin, too. */
export type BinnedPerson = { email: string; phone: string; touched_at: string };

/** Rows that go with another, and come back with it. */
type Dependents = {
  [Table in keyof Database]: {
    table: Table;
    /** The column that names the other row. */
    column: keyof Database[Table] & string;
    person?: (row: Selectable<Database[Table]>) => BinnedPerson;
  };
}[keyof Database];

/** What a row is when it comes back: another where something of it is taken; or why it cannot come back. */
export type Returning<Row> = { row: Row; notes: string[] } | { fault: string };

export type Kind<Table extends BinTable> = {
  noun: BinNoun;
  table: Table;
  /** Any column that is no key: `lockRow` writes it onto itself. */
  lock: keyof Database[Table] & string;
  /** What it is called in the list. */
  title: (row: Selectable<Database[Table]>) => string;
  person?: (row: Selectable<Database[Table]>) => BinnedPerson;
  dependents?: readonly Dependents[];
  /** Settles what has been taken meanwhile. Runs in the transaction that brings the row back. */
  returning?: (
    trx: Db,
    row: Selectable<Database[Table]>,
    bin: BinOf,
  ) => Promise<Returning<Selectable<Database[Table]>>>;
};

/** Brings something else back that a row needs, in the same transaction. @returns whether it was in the bin */
export type BinOf = { bringBack: (noun: BinNoun, rowId: number) => Promise<boolean> };

export type BinKind = { [Table in BinTable]: Kind<Table> }[BinTable];
/** A kind with what is particular to it, for code that names it. */
export const binKind = <Table extends BinTable>(kind: Kind<Table>): Kind<Table> => kind;
/** A kind for code that does not know the table. */
export type AnyBinKind = Kind<"events">;

/** How rows of this noun lie in the bin; undefined when they do not. Kysely and TypeScript follow one table's name, not a choice. */
export const binKindOf = (
  { features }: { features: readonly { bin?: readonly BinKind[] }[] },
  noun: string,
) => features.flatMap(({ bin = [] }) => bin).find((kind) => kind.noun === noun) as AnyBinKind | undefined;
