import { type Messages, setupI18n } from "@lingui/core";
import { I18nProvider, Trans, useLingui } from "@lingui/react";
import { type HTMLAttributes, type ReactElement, type ReactNode, useMemo } from "react";
import { type Language, languages } from "#app/contract/language.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { type Catalogue, type TextOf, textFrom } from "#app/lib/words.ts";

type WordsProviderProps = { language: Language; messages: Messages; children: ReactNode };

/** Gives all components below it the words that the page's loaders have sent. */
export function WordsProvider({ language, messages, children }: WordsProviderProps) {
  const i18n = useMemo(
    () => setupI18n({ locale: language, messages: { [language]: messages }, missing: refuseMissing }),
    [language, messages],
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

function refuseMissing(_language: string, id: string): string {
  throw new Error(`This page has no words for "${id}": its loader must send the catalogue (wordsOf)`);
}

/** The language of the page. */
export function useLanguage(): Language {
  const { locale } = useLingui().i18n;
  return languages.find((language) => language === locale) ?? "en";
}

/**
 * A catalogue's words in the page's language: `useText<typeof blogWords>("blog")`. The catalogue is imported as a type: its
 * words come from the page's loader.
 */
export function useText<C extends Catalogue>(name: C["name"]): TextOf<C> {
  const { i18n } = useLingui();
  return useMemo(() => textFrom<C>(i18n, name), [i18n, name]);
}

type RichTextProps<C extends Catalogue> = {
  name: C["name"];
  id: keyof C["words"] & string;
  /** What stands in the message's braces: a text, a number or an element. */
  values?: Readonly<Record<string, ReactNode>>;
  /** The elements of the message's tags: `terms` of "Read our <terms>terms</terms>." */
  components?: Record<string, ReactElement>;
};

/** A message with elements in it, such as a link: their place is the message's, as each language has its own order. */
export const RichText = <C extends Catalogue>({ name, id, values, components }: RichTextProps<C>) => (
  <Trans id={`${name}.${id}`} values={values} components={components} />
);

type TextElement = "bdi" | "dd" | "del" | "div" | "dt" | "h1" | "h2" | "h3" | "li" | "p" | "span" | "strong";

type TextProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as: TextElement;
  text: string | null | undefined;
};

/** A text by staff or visitors, in an element that says its language and direction (`langAttrs`). */
export const Text = ({ as: Element, text, ...attributes }: TextProps) => (
  <Element {...langAttrs(text, useLanguage())} {...attributes}>
    {text}
  </Element>
);

/**
 * What is read from left to right in every language, and does not disturb the order of the words beside it: a phone
 * number, an IBAN, a reference, a code, an email address, a URL.
 */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {typeof children === "string" ? withBreaks(children) : children}
  </bdi>
);

/** A long email address breaks behind its @, and not within a word. */
function withBreaks(text: string): ReactNode {
  const [name, host] = text.split("@");
  if (!name || !host) return text;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
