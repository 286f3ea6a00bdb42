import { createContext, useContext } from "react";

/**
 * The nonce of the current rendering, for our own inline scripts; React Router's elements get it from
 * `<ServerRouter nonce>`. Undefined in the browser, which hides nonces from scripts.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
