import type { ReactNode } from "react";
import type { Language } from "#app/contract/language.ts";
import { formWords } from "#app/lib/form.words.ts";
import { messagesOf } from "#app/lib/words.server.ts";
import type { Catalogue } from "#app/lib/words.ts";
import { siteWords } from "#app/site/site.words.ts";
import { WordsProvider } from "#app/ui/text.tsx";
import { uiWords } from "#app/ui/ui.words.ts";

type PageWordsProps = { language?: Language; of?: readonly Catalogue[]; children: ReactNode };

/** The words that root.tsx puts around every page, and these catalogues of its own. */
export const PageWords = ({ language = "en", of = [], children }: PageWordsProps) => (
  <WordsProvider language={language} messages={messagesOf(language, [siteWords, uiWords, formWords, ...of])}>
    {children}
  </WordsProvider>
);
