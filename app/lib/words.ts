import type { I18n, Messages } from "@lingui/core";
import type { Language } from "#app/contract/language.ts";

/*
 * The words of the interface: one catalogue beside each feature (`blog.words.ts`), every word in both languages as an ICU
 * message. Lingui formats them. A page's loader sends the catalogues that the page uses, in its language alone
 * (`wordsOf`), so the scripts of the pages hold no words: components import a catalogue's type only. Decision 078.
 */

/** A word in every language: one that lacks its Urdu is a fault of types. */
export type Word = Readonly<Record<Language, string>>;

export type Catalogue<Name extends string = string, Words = Readonly<Record<string, Word>>> = {
  /** What stands before the key of each of its words on a page. */
  name: Name;
  words: Words;
};

/** @param name that of the feature: no two catalogues share one */
export const defineWords = <const Name extends string, const Words extends Readonly<Record<string, Word>>>(
  name: Name,
  words: Words,
): Catalogue<Name, Words> => ({ name, words });

/** What stands before a case of a plural or a choice: its braces hold a text, not a value's name. */
type BeforeCase =
  `${string}${"zero" | "one" | "two" | "few" | "many" | "other" | "yes" | "no" | `=${number}`} `;

/** The names of the values in a message: "amount" of "Give {amount}", "count" of "{count, plural, ...}". */
type ValueNames<Message> = Message extends `${infer Before}{${infer Inside}}${infer Rest}`
  ? (Before extends BeforeCase ? never : ValueName<Inside>) | ValueNames<Rest>
  : never;
type ValueName<Inside> = Inside extends `${infer Name},${string}`
  ? Name
  : Inside extends `${string} ${string}` | `#${string}`
    ? never
    : Inside;

type ValuesOf<Message> = [ValueNames<Message>] extends [never]
  ? []
  : [values: Readonly<Record<ValueNames<Message> & string, string | number>>];

/** A catalogue's words in one language, by their keys: `t("readMore")`, `t("stories", { count: 3 })`. */
export type TextOf<C extends Catalogue> = <Key extends keyof C["words"] & string>(
  key: Key,
  ...values: ValuesOf<C["words"][Key]["en"]>
) => string;

/**
 * @throws by the instance's rule, when it lacks the catalogue
 * @param i18n holds the catalogue's words */
export const textFrom =
  <C extends Catalogue>(i18n: Pick<I18n, "_">, name: C["name"]): TextOf<C> =>
  (key, ...[values]) =>
    i18n._(`${name}.${key}`, values);

/** The words that a loader has sent (`wordsOf` of loader-context.server.ts): those of its own page under `words`. */
type WithWords = { words: string };

const hasWords = (data: unknown): data is WithWords =>
  typeof data === "object" && data !== null && "words" in data && typeof data.words === "string";

/** The words of these loaders together. */
export const messagesIn = (loaded: readonly unknown[]): Messages =>
  Object.assign({}, ...loaded.filter(hasWords).map(({ words }) => JSON.parse(words)));
