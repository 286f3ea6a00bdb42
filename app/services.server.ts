import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "#server/services.ts";

/** What loaders reach the machine room by: `services(context).db`. Set once a request by entry.server.tsx. */
export const servicesContext = createContext<Services>();

/** The address that a page was asked from, for rate limits. Set once a request, as above. */
export const visitorAddress = createContext<string>("unknown");

export const services = (context: Readonly<RouterContextProvider>): Services => context.get(servicesContext);

/** Set once a part of the page could not be read. */
export const incompletePage = createContext(false);

/**
 * For a part without which the page stands: what to do when it cannot be read. The log learns why, the part is
 * missing, and the page is not kept for the visitors after this one.
 */
export function optionalPart(context: Readonly<RouterContextProvider>, part: string) {
  return (error: unknown): undefined => {
    services(context).log.warn({ err: error, part }, "a part of a page could not be read");
    context.set(incompletePage, true);
  };
}
