/*
 * The fields of a noun that staff edit, as plain data. From them come the rules of a call and what it answers
 * (field-schemas.ts), what a form holds and sends (field-values.ts) and its controls (row-fields.tsx). Lists and their
 * pages load definitions, so there is no zod here.
 */

type Labelled = {
  /** Above its control, and where two versions of a row are compared. */
  label: string;
  /** Below its control. */
  hint?: string;
  /** What it means, for the OpenAPI document. */
  about?: string;
};

/** A text of one line, or several. */
export type TextField = Labelled & {
  kind: "text";
  max: number;
  /** How a message calls it: "The title". From its label by default. */
  called?: string;
  /** What is said when it is blank. Without this it may be left out. */
  required?: string;
  /** The same text in Urdu stands beside it, in the column `<name>_ur`. */
  urdu?: true;
  /** Below its Urdu, where no page shows it; by default what pages show without it. */
  urduHint?: string;
  /** How many lines its control shows; one without. */
  lines?: number;
};

/** Where a link leads: a web address, a path of the site, or #. */
export type LinkField = Labelled & {
  kind: "link";
  max: number;
  called?: string;
  required: string;
  /** What is said of a link that could run a script. */
  wrong: string;
};

/** A Karachi day, YYYY-MM-DD; null when it is left out. */
export type DayField = Labelled & {
  kind: "day";
  wrong: string;
  /** An earlier day of the same row that it must come after, and what is said when it does not. */
  after?: readonly [field: string, message: string];
};

/** Yes or no: 1 or 0 in its column. */
export type FlagField = Labelled & {
  kind: "flag";
  wrong: string;
  /** What the form of a new row begins with. */
  initial?: boolean;
};

/** A whole number. */
export type NumberField = Labelled & { kind: "number"; wrong: string; min: number };

/** One of a few values. */
export type ChoiceField = Labelled & {
  kind: "choice";
  /** The values, with what staff read for each. The first is that of a new row. */
  options: Readonly<Record<string, string>>;
  wrong: string;
};

export type Field = TextField | LinkField | DayField | FlagField | NumberField | ChoiceField;
export type Fields = Readonly<Record<string, Field>>;

/* How a definition writes them: `title: text({ label: "Title", max: 200, urdu: true })`. */

type Said<F extends Field> = Omit<F, "kind">;

export const text = <const F extends Said<TextField>>(field: F) => ({ kind: "text", ...field }) as const;
export const link = <const F extends Said<LinkField>>(field: F) => ({ kind: "link", ...field }) as const;
export const day = <const F extends Said<DayField>>(field: F) => ({ kind: "day", ...field }) as const;
export const flag = <const F extends Said<FlagField>>(field: F) => ({ kind: "flag", ...field }) as const;
export const number = <const F extends Said<NumberField>>(field: F) =>
  ({ kind: "number", ...field }) as const;
export const choice = <const F extends Said<ChoiceField>>(field: F) =>
  ({ kind: "choice", ...field }) as const;

/** The columns of the Urdu texts of these fields. */
export type UrduColumns<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { urdu: true } ? `${Name}_ur` : never;
}[keyof F & string];

/** The column of a text's Urdu. */
export const urduOf = (name: string) => `${name}_ur`;

/** A column of a row: a field, or the Urdu beside one. */
type Column = { name: string; field: Field; label: string; isUrdu: boolean };

/** What each column is called. */
export const labelsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(columnsOf(fields).map(({ name, label }) => [name, label]));

/** The columns of fields in the order of the form: each, and then its Urdu. */
export const columnsOf = (fields: Fields): Column[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const own = { name, field, label: field.label, isUrdu: false };
    const urdu = { name: urduOf(name), field, label: `${field.label} in Urdu`, isUrdu: true };
    return field.kind === "text" && field.urdu ? [own, urdu] : [own];
  });
