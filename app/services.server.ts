import { createContext, type RouterContextProvider } from "react-router";
import type { ContentName, ContentOf } from "#content/contents.ts";
import { defaultContent, readContent } from "#server/content.ts";
import type { Services } from "#server/services.ts";
import type { Site } from "./site/identity.ts";

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

/** What the foundation says of itself under this name, for a page's loader. */
export const content = <Name extends ContentName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
): Promise<ContentOf<Name>> => readContent(services(context), name);

/** What every page knows of the site. It stands even when nothing can be read from the database: ALL-11. */
export async function readSite(context: Readonly<RouterContextProvider>): Promise<Site> {
  const identity = await content(context, "identity").catch(optionalPart(context, "the identity"));
  return { identity: identity ?? defaultContent("identity"), siteUrl: services(context).env.siteUrl };
}
