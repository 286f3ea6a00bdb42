import { createContext, useContext } from "react";
import { createContext as createRouterContext } from "react-router";

/* What is known only while the server renders a page. */

/**
 * The nonce of the current rendering, for our own inline scripts; React Router's elements get it from
 * `<ServerRouter nonce>`. Undefined in the browser, which hides nonces from scripts.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);

/** The request's id, for the handlers of the router. */
export const requestIdContext = createRouterContext<string>("none");

/** The same for the error page, which shows it; error pages are not hydrated. */
export const SupportCodeContext = createContext<string | undefined>(undefined);
