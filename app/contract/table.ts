import type { Generated } from "kysely";
import { languages, languagesInEnglish } from "./language.ts";
import type { AuditNoun } from "./part.ts";
import type { Permission } from "./permissions.ts";

/*
 * A table is stated once, in `<noun>.table.ts`: what one row is called, and of each column what it holds, what staff call
 * it, who may be told it, whether it is searched and in the CSV. The row's type, the list's reply, the search texts, the CSV
 * and what is told a person of their own data are made of it (decision 127).
 */

/** What a column holds, and so how it is written in words. */
export const columnKinds = [
  "text",
  "email",
  "phone",
  "city",
  "day",
  "time",
  "flag",
  "paisa",
  "number",
  "year",
  "choice",
  "json",
] as const;
export type ColumnKind = (typeof columnKinds)[number];

type Facts = {
  /** NULL is one of its values. */
  orNull?: true;
  /** The database fills it in: a row is written without it. */
  later?: true;
  /** Only whoever has this permission is told it, and finds rows by it (ROLE-05). */
  needs?: Permission;
  /** The search of the list finds rows by it. */
  searched?: true;
  /** Its heading in the CSV, which has the columns in the order of the statement. */
  csv?: string;
  /** Whether the list's reply has it: by default those with a label. */
  told?: boolean;
  /** It may name a person in the middle of other words. */
  mentions?: true;
  /** The export of all data leaves it out: it opens something, or only this program can use it. */
  unexported?: true;
  /** For the OpenAPI document. */
  describe?: string;
};

/** @typeParam Value what is stored, apart from NULL */
export type Column<Value = unknown> = Facts & {
  kind: ColumnKind;
  /** What staff call it. Without one it is only for the program, and nobody is shown it. */
  label?: string | undefined;
  /** Of a choice. */
  values?: readonly string[];
  /** The values in words, where they are not their own. */
  words?: Readonly<Record<string, string>>;
  /** Only for the types: no column has it. */
  readonly value?: Value;
};

const column =
  <Value>() =>
  <const Kind extends ColumnKind>(kind: Kind) =>
  <const Label extends string | undefined = undefined, const Own extends Facts = Record<never, never>>(
    label?: Label,
    facts?: Own,
  ) =>
    ({ kind, label, ...facts }) as Own & Column<Value> & { kind: Kind; label: Label };

const string = column<string>();
const integer = column<number>();

export const text = string("text");
export const email = string("email");
export const phone = string("phone");
/** Found under each name that it has, in both scripts. */
export const city = string("city");
/** A Karachi day, YYYY-MM-DD. */
export const day = string("day");
/** UTC, ISO 8601. */
export const time = string("time");
/** JSON: a text to each name. */
export const json = string("json");
/** 1 or 0 on both databases; true or false in replies. */
export const flag = column<0 | 1>()("flag");
export const paisa = integer("paisa");
export const number = integer("number");
/** The year in which a tax year ends. */
export const year = integer("year");

/** @param facts.words of the values, where they are not their own */
export const choice = <
  const Label extends string,
  const Value extends string,
  const Own extends Facts & { words?: Column["words"] },
>(
  label: Label,
  values: readonly Value[],
  facts: Own,
) => ({ kind: "choice", label, values, ...facts }) as Own & Column<Value> & { kind: "choice"; label: Label };

export type Columns = Readonly<Record<string, Column>>;

/** How long something is kept: the term that staff may change, and its bounds. */
export type Kept = {
  unit: "days" | "months";
  usual: number;
  min: number;
  max: number;
  /** What the term counts from. */
  since: string;
  /** What happens, and why the term cannot be shorter. */
  explanation: string;
};

/** Of people's own data: up to ten years. */
export const months = (usual: number, kept: Omit<Kept, "unit" | "usual" | "max">): Kept => ({
  unit: "months",
  usual,
  max: 120,
  ...kept,
});

export type Table<Name extends string = string, Stated extends Columns = Columns> = {
  name: Name;
  /** One of its rows, as the code and the audit log call it; staff read `one` and `many` where those are other words. */
  noun: string;
  one?: string;
  many?: string;
  /** As the dashboard's menu calls it. */
  label: string;
  /** Where it stands in the dashboard, and by what that page shows a row alone: as the audit log links to it. */
  page?: string;
  by?: AuditNoun["by"];
  /** Each row is of one person: it is found by that person's address or number, and goes with them. */
  ofPerson?: true;
  /** It goes with the row of another table that this column names. */
  belongsTo?: { table: string; column: string };
  /** For the README of the export; none: it is left out. */
  exported?: string;
  /** Its rows go when they have not been touched for so long. */
  kept?: Kept;
  columns: Stated;
};

export const table = <const Name extends string, const Stated extends Columns>(
  name: Name,
  stated: Omit<Table<Name, Stated>, "name">,
): Table<Name, Stated> => ({ name, ...stated });

type Nullable<C> = C extends { orNull: true } ? null : never;
type ValueOf<C> = C extends { readonly value?: infer Value } ? Exclude<Value, undefined> : never;
type StoredOf<C> = C extends { later: true } ? Generated<ValueOf<C> | Nullable<C>> : ValueOf<C> | Nullable<C>;

/** A row as Kysely knows it. */
export type RowOf<T extends Table> = { [Name in keyof T["columns"]]: StoredOf<T["columns"][Name]> };

type ToldName<Name, C> = C extends { told: false }
  ? never
  : C extends { told: true } | { label: string }
    ? Name
    : never;
type ToldValue<C> = C extends { kind: "flag" }
  ? boolean
  : C extends { kind: "json" }
    ? Record<string, string>
    : ValueOf<C> | Nullable<C>;
type Told<T extends Table> = {
  [Name in keyof T["columns"] as ToldName<Name, T["columns"][Name]>]: ToldValue<T["columns"][Name]>;
};
type NameNeeding<T extends Table> = {
  [Name in keyof T["columns"]]: T["columns"][Name] extends { needs: Permission } ? Name : never;
}[keyof T["columns"]];
/** A row as replies have it. What needs a permission only those get who have it. */
export type ToldRow<T extends Table> = Omit<Told<T>, NameNeeding<T>> &
  Partial<Pick<Told<T>, NameNeeding<T> & keyof Told<T>>>;

export const isTold = ({ label, told = label !== undefined }: Column): boolean => told;

/*
 * What each table of what people send to the foundation begins and ends with. The search texts repeat what the columns
 * say: `search_phones` and `search_medical` what needs those permissions, `search_text` all else.
 */

/** Its number, and when it came. */
export const received = {
  id: number(undefined, { later: true, told: true }),
  received_at: time("Received", { csv: "Received" }),
};

/** What staff have done with it, and the language of the page whose form it was. */
export const worked = {
  read_at: time("Read by staff", { orNull: true, told: false }),
  note: text("Note by staff", { later: true, csv: "Note" }),
  /** Counts the saves of the note: one that names an older one is refused. */
  version: number(undefined, { later: true, told: true }),
  language: choice("Wrote in", languages, { later: true, words: languagesInEnglish }),
  search_text: text(),
};

/** When staff last read, noted or changed something of a row, or its person said that they stay. Such rows have a term. */
export const touched = time("Last changed by staff", { later: true, orNull: true, told: false });

/** The table of an inbox. */
export type InboxTable = Table<string, Columns & Record<keyof typeof received | keyof typeof worked, Column>>;

/** A row of an inbox as its list has it. */
export type Entry<T extends InboxTable> = ToldRow<T> & { read: boolean };
