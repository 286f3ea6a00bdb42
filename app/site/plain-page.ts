import { createContext, useContext } from "react";
import { useMatches } from "react-router";

/** The `handle` of pages that only tell: they have no state of their own, and are sent without the framework's scripts. */
export const plainPage = { plain: true } as const;

/** The `handle` of those of them that have a form, which a script of its own sends in place (enhance/form-script.ts). */
export const formPage = { form: true } as const;

/**
 * The `handle` of pages whose every word belongs to React: a translation by the browser would take the words out of its
 * hands, and the next change of the page would fail.
 */
export const untranslatedPage = { untranslated: true } as const;

/** Whether the server renders an error page in the place of what was asked for. */
export const ErrorPageContext = createContext(false);

/** Whether the page is one that only tells: so are all error pages. */
export function usePlainPage(): boolean {
  const isError = useContext(ErrorPageContext);
  const isPlain = useHandle("plain");
  return isError || isPlain;
}

export const useFormPage = (): boolean => useHandle("form");

export const useUntranslatedPage = (): boolean => useHandle("untranslated");

/** Whether a route of the page has a `handle` of this name. */
const useHandle = (name: string): boolean =>
  useMatches().some(({ handle }) => typeof handle === "object" && handle !== null && name in handle);
