import { createContext, useContext } from "react";

/**
 * The nonce of the page that is being rendered, for inline scripts of our own; React Router's own elements get it
 * from `<ServerRouter nonce>`. Undefined in the browser, which hides a nonce from scripts once the page is parsed.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
