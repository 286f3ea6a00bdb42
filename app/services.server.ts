import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "#server/services.ts";

/** What loaders reach the machine room by: `services(context).db`. Set once a request by entry.server.tsx. */
export const servicesContext = createContext<Services>();

/** The address that a page was asked from, for rate limits. Set once a request, as above. */
export const visitorAddress = createContext<string>("unknown");

export const services = (context: Readonly<RouterContextProvider>): Services => context.get(servicesContext);
