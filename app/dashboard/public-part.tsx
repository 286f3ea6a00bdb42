import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { useLingui } from "@lingui/react";
import { type ReactNode, useMemo } from "react";
import type { Catalogue } from "#app/lib/words.ts";
import { WordsProvider } from "#app/ui/words.tsx";

type PublicPartProps = { words: Catalogue; children: ReactNode };

/**
 * A part of the public site as a preview: in English, as all of the dashboard. Its words come with the scripts of the page
 * that shows it, because pages of the dashboard have no loader on the server that could send them.
 */
export function PublicPart({ words: catalogue, children }: PublicPartProps) {
  const { i18n } = useLingui();
  const messages = useMemo(() => {
    const { name, words } = catalogue;
    const own = Object.entries(words).map(([key, { en }]) => [`${name}.${key}`, compileMessageOrThrow(en)]);
    return { ...i18n.messages, ...Object.fromEntries(own) };
  }, [i18n, catalogue]);
  return (
    <WordsProvider language="en" messages={messages}>
      {children}
    </WordsProvider>
  );
}
