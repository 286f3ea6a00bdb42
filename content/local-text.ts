import type { Language } from "#app/contract/language.ts";

/* Texts in both languages. Without zod: files of this folder that components load use it. */

/** A text in English, and in Urdu where there is one. */
export type LocalText = { en: string; ur?: string };

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

export const isLocalText = (value: object): value is LocalText =>
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
