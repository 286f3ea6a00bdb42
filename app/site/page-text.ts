import { type Messages, setupI18n } from "@lingui/core";
import { createContext } from "react";
import type { Language } from "#app/contract/language.ts";
import { type Catalogue, type TextOf, textFrom } from "#app/lib/words.ts";
import { type Matches, siteOf } from "./identity.ts";

/** The words that a loader has sent (`wordsOf` of loader-context.server.ts): those of its own page under `words`. */
type WithWords = { words: string };

const hasWords = (data: unknown): data is WithWords =>
  typeof data === "object" && data !== null && "words" in data && typeof data.words === "string";

/** The words of these loaders together. */
export const messagesIn = (loaded: readonly unknown[]): Messages =>
  Object.assign({}, ...loaded.filter(hasWords).map(({ words }) => JSON.parse(words)));

/** The path of the page in the other language, where its loader names another one (`twin`): a post may have a translation. */
export const TwinContext = createContext<string | undefined>(undefined);

/** A catalogue's words in a page's `meta` function. */
export function pageText<C extends Catalogue>(matches: Matches, name: C["name"]): TextOf<C> {
  const language = pageLanguage(matches);
  const messages = messagesIn(matches.map((match) => Object(match).loaderData));
  return textFrom<C>(setupI18n({ locale: language, messages: { [language]: messages } }), name);
}

/** The page's language in its `meta` function. */
export const pageLanguage = (matches: Matches): Language => siteOf(matches).language;
