import type { Language } from "#app/contract/language.ts";
import type { OutdatedText } from "#app/contract/outdated-text.ts";

/* Texts in both languages. Without zod: files of this folder that components load use it. */

/** A text in English, and in Urdu where there is one. `stale`: one of them has changed since the other (decision 099). */
export type LocalText = { en: string; ur?: string; stale?: OutdatedText };

/** A text that the program brings in both languages. */
export type TwoTexts = { en: string; ur: string };

/** Figures by their key: a text names one as `{lives-treated}`, and shows its value. */
export type Figures = Readonly<Record<string, string>>;

/** What staff note beside a text: who agreed to a photograph. It names people, so no page and no audit entry has it. */
type StaffNote = "consent";

/** @param path of a value within a content, or its key alone */
export const isStaffNote = (path: string): boolean =>
  path.split(".").at(-1) === ("consent" satisfies StaffNote);

/** The same value with every text in one language, without notes of staff. */
export type Localized<Value> = Value extends LocalText
  ? string
  : Value extends readonly (infer Entry)[]
    ? Localized<Entry>[]
    : Value extends object
      ? { [Key in keyof Value as Exclude<Key, StaffNote>]: Localized<Value[Key]> }
      : Value;

type Titled = readonly { title: string }[];

/** Titles as the choices of a form: what is stored is the English one, whatever language the page is in. */
export const titleChoices = (english: Titled, local: Titled) =>
  english.map(({ title }, at) => ({ value: title, label: local[at]?.title ?? title }));

export const isLocalText = (value: object): value is LocalText =>
  "en" in value &&
  typeof value.en === "string" &&
  Object.keys(value).every((key) => ["en", "ur", "stale"].includes(key));

/**
 * Every text of `value` in `language`, in English where it is not translated yet, with the figures that it names. A key
 * without a figure stays as it is written. Short figures are written as the language's papers print them: 50K+ is 50
 * ہزار سے زائد.
 */
export function localize<Value>(value: Value, language: Language, figures: Figures = {}): Localized<Value> {
  return localizeAny(value, language, figures) as Localized<Value>;
}

function localizeAny(value: unknown, language: Language, figures: Figures): unknown {
  if (typeof value === "string") {
    const text = value.replace(/\{([a-z-]+)\}/g, (named, key: string) => {
      const figure = figures[key] ?? named;
      return language === "ur" && named !== value ? isolated(figureInUrdu(figure)) : figure;
    });
    return language === "ur" ? figureInUrdu(text) : text;
  }
  if (Array.isArray(value)) return value.map((entry) => localizeAny(entry, language, figures));
  if (typeof value !== "object" || value === null) return value;
  if (isLocalText(value)) return localizeAny(value[language] || value.en, language, figures);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isStaffNote(key))
      .map(([key, entry]) => [key, localizeAny(entry, language, figures)]),
  );
}

/** A percent sign would stand before its number in Urdu: a left-to-right isolate keeps them in their order. */
const isolated = (figure: string) => (/%$/.test(figure) ? `\u2066${figure}\u2069` : figure);

const figure = /^(\d[\d,]*(?:\.\d+)?)([KM]?)(\+?)$/;
const urduUnits = [
  { unit: "کروڑ", size: 10_000_000 },
  { unit: "لاکھ", size: 100_000 },
  { unit: "ہزار", size: 1000 },
] as const;

/** 2M+ is 20 لاکھ سے زائد, 500+ is 500 سے زائد; any other text stays as it is. */
function figureInUrdu(text: string): string {
  const [, number = "", letter, plus] = figure.exec(text) ?? [];
  if (!letter && !plus) return text;
  return `${letter ? inUnits(number, letter) : number}${plus ? " سے\u00a0زائد" : ""}`;
}

function inUnits(number: string, letter: string): string {
  const value = Number(number.replaceAll(",", "")) * (letter === "M" ? 1_000_000 : 1000);
  const found = urduUnits.find(({ size }) => value >= size);
  return found
    ? `${(value / found.size).toLocaleString("en-US")}\u00a0${found.unit}`
    : value.toLocaleString("en-US");
}
