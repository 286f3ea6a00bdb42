import type { RowNounName } from "#app/contract/nouns.ts";
import type { Fields } from "./fields.ts";
import type { RowMessages } from "./row-messages.ts";

/** A column with the stored path of a file: what staff call the file, and whether it holds the bare name alone. */
export type FileColumn = { label: string; holds?: "name"; alt?: string };

/**
 * A noun that staff list, create, change and delete: what several parts of the program must know of it. Its calls stand
 * in `<noun>.calls.ts`, what is special to it beside it as code.
 */
export type RowsDefinition = {
  /** What one is called in the bin, in the log and in messages: "advertisement". */
  noun: RowNounName;
  table: string;
  /** The field that a row is known by; in Urdu where it has no English. */
  name: string;
  fields: Fields;
  /** Beside the fields, in the order of the form. */
  files?: Readonly<Record<string, FileColumn>>;
  /** Whether earlier versions are kept: of all but its flags and numbers, which say where and whether it shows. */
  versioned?: true;
  messages: RowMessages;
};

/** A definition as it is written, so that the types of its rows follow from it. */
export const defineRows = <const D extends RowsDefinition>(definition: D & { name: keyof D["fields"] }): D =>
  definition;
