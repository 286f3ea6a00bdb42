import type { Messages } from "@lingui/core";
import { createContext, useMemo, useState } from "react";
import { useMatches } from "react-router";
import { messagesIn } from "#app/lib/words.ts";

/* What root.tsx gathers of the loaders of a page. */

/** The path of the page in the other language, where its loader names another one (`twin`): a post may have a translation. */
export const TwinContext = createContext<string | undefined>(undefined);

/** The words that the loaders of the page have sent: the frame's, and its own. */
export function usePageMessages(): Messages {
  const matches = useMatches();
  const messages = useMemo(() => messagesIn(matches.map(({ loaderData }) => loaderData)), [matches]);
  // Words stay once they are there: a page that cannot be read again keeps its search and its tabs.
  const [known, setKnown] = useState(messages);
  if (Object.keys(messages).every((id) => id in known)) return known;
  const all = { ...known, ...messages };
  setKnown(all);
  return all;
}

/** The path of the page in the other language, where its loader names one. */
export function usePageTwin(): string | undefined {
  const loaded = useMatches().map(({ loaderData }) => loaderData);
  return loaded.filter(hasTwin).at(-1)?.twin;
}

const hasTwin = (data: unknown): data is { twin: string } =>
  typeof data === "object" && data !== null && "twin" in data && typeof data.twin === "string";
