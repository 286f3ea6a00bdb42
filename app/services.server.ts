import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "#server/services.ts";

/** Gives loaders the server's services: `services(context).db`. Set for each request by entry.server.tsx. */
export const servicesContext = createContext<Services>();

/** The visitor's IP address, for rate limits. Set for each request, as above. */
export const visitorAddress = createContext<string>("unknown");

export const services = (context: Readonly<RouterContextProvider>): Services => context.get(servicesContext);

/** True once a part of the page could not be loaded. */
export const incompletePage = createContext(false);

/**
 * The rejection handler of an optional part of a page: logs the error, leaves the part out, and keeps the
 * incomplete page out of the page cache.
 */
export function optionalPart(context: Readonly<RouterContextProvider>, part: string) {
  return (error: unknown): undefined => {
    services(context).log.warn({ err: error, part }, "a part of a page could not be read");
    context.set(incompletePage, true);
  };
}
