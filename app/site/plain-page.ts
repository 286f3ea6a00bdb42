import { createContext, useContext } from "react";
import { useMatches } from "react-router";

/** The `handle` of pages that only tell: they have no state of their own, and are sent without the framework's scripts. */
export const plainPage = { plain: true } as const;

/** Whether the server renders an error page in the place of what was asked for. */
export const ErrorPageContext = createContext(false);

/** Whether the page is one that only tells: so are all error pages. */
export function usePlainPage(): boolean {
  const isError = useContext(ErrorPageContext);
  const matches = useMatches();
  return (
    isError ||
    matches.some(({ handle }) => typeof handle === "object" && handle !== null && "plain" in handle)
  );
}
