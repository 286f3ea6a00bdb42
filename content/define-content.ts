import { z } from "zod";

/*
 * Content that staff own: what the foundation says of itself and would change without a programmer. Each file of this
 * folder that defines one holds its schema and its defaults; a row of the table `content` takes the defaults' place
 * (server/content.ts). Components get it from their page's loader: this file brings zod, which public pages must not.
 */

/** A text in English, and in Urdu where there is one. */
export type LocalText = { en: string; ur?: string };

/** @param max in characters, of each language */
export const localText = (max: number) =>
  z.object({ en: z.string().trim().min(1).max(max), ur: z.string().trim().max(max).optional() });

/** A list that has at least one entry and at most `max`. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, max: number) => z.array(entry).min(1).max(max);

/** A list that may be empty, with at most `max` entries: its page says so when there are none. */
export const listOrNone = <Entry extends z.ZodType>(entry: Entry, max: number) => z.array(entry).max(max);

/** The path of a page of ours, of a picture of ours, or an address elsewhere. */
export const address = z.string().trim().min(1).max(500);

/** A picture with its alternative text. */
export const picture = z.object({ src: address, alt: localText(200) });

/** The words of a link, and where it leads. */
export const link = z.object({ text: localText(60), path: address });

/** What stands before a name in an address: /services/health. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export type Content<Value> = {
  /** What the dashboard calls it. */
  title: string;
  schema: z.ZodType<Value>;
  defaults: Value;
};

/** The value's type is that of the schema. */
export const defineContent = <Value>(content: {
  title: string;
  schema: z.ZodType<Value>;
  defaults: NoInfer<Value>;
}): Content<Value> => content;

/** English now; the Urdu site reads the same content in its own language. */
export type Language = "en" | "ur";

/** Figures by their key: a text names one as `{lives-treated}`, and shows its value. */
export type Figures = Readonly<Record<string, string>>;

/** The same value with every text in one language. */
export type Localized<Value> = Value extends LocalText
  ? string
  : Value extends readonly (infer Entry)[]
    ? Localized<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Localized<Value[Key]> }
      : Value;

const isLocalText = (value: object): value is LocalText =>
  "en" in value &&
  typeof value.en === "string" &&
  Object.keys(value).every((key) => key === "en" || key === "ur");

/**
 * Every text of `value` in `language`, in English where it is not translated yet, with the figures that it names. A key
 * without a figure stays as it is written.
 */
export function localize<Value>(value: Value, language: Language, figures: Figures = {}): Localized<Value> {
  return localizeAny(value, language, figures) as Localized<Value>;
}

function localizeAny(value: unknown, language: Language, figures: Figures): unknown {
  if (typeof value === "string")
    return value.replace(/\{([a-z-]+)\}/g, (named, key: string) => figures[key] ?? named);
  if (Array.isArray(value)) return value.map((entry) => localizeAny(entry, language, figures));
  if (typeof value !== "object" || value === null) return value;
  if (isLocalText(value)) return localizeAny(value[language] || value.en, language, figures);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, localizeAny(entry, language, figures)]),
  );
}
