import { type Messages, setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { type Language, languages } from "#app/contract/language.ts";
import { memoize } from "#server/memoize.ts";
import { formWords } from "./form.words.ts";
import { type Catalogue, type TextOf, textFrom } from "./words.ts";

/** A catalogue's messages in each language, compiled: what is formatted, on the server and in the browser. */
const compiled = memoize(({ name, words }: Catalogue): Readonly<Record<Language, Messages>> => {
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      Object.entries(words).map(([key, word]) => [`${name}.${key}`, compileMessageOrThrow(word[language])]),
    );
  return { en: inLanguage("en"), ur: inLanguage("ur") };
});

/** The messages of catalogues in one language, as a page gets them. */
export const messagesOf = (language: Language, catalogues: readonly Catalogue[]): Messages =>
  Object.assign({}, ...catalogues.map((catalogue) => compiled(catalogue)[language]));

const texts = memoize((catalogue: Catalogue) => {
  const [en, ur] = languages.map((language) =>
    textFrom(
      setupI18n({ locale: language, messages: { [language]: compiled(catalogue)[language] } }),
      catalogue.name,
    ),
  );
  return { en, ur };
});

/** A catalogue's words on the server: for mails, papers, the answers of forms, and tests. */
export const textIn = <C extends Catalogue>(language: Language, catalogue: C): TextOf<C> =>
  texts(catalogue)[language] as TextOf<C>;

/** A public form's rules in each language, made once. */
export function rulesIn<C extends Catalogue, Rules>(
  rules: (t: TextOf<C>, form: TextOf<typeof formWords>) => Rules,
  catalogue: C,
): Readonly<Record<Language, Rules>> {
  const inLanguage = (language: Language) => rules(textIn(language, catalogue), textIn(language, formWords));
  return { en: inLanguage("en"), ur: inLanguage("ur") };
}

/** A catalogue of words without values, by their keys: what the server writes into a page for a script of the frame. */
export const plainText = <C extends Catalogue>(
  language: Language,
  { words }: C,
): Readonly<Record<keyof C["words"], string>> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word[language]])) as Record<
    keyof C["words"],
    string
  >;
