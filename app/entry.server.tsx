import { renderToString } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  MemoryRouter,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { DrawnBytes, DrawPage } from "#server/http/pages.ts";
import type { Services } from "#server/services.ts";
import { pageBytes } from "./page-bytes.server.ts";
import { withData } from "./page-data.server.ts";
import { drawPage } from "./page-drawing.server.tsx";
import { incompletePage, services, servicesContext, visitorAddress } from "./services.server.ts";
import { SupportCode } from "./site/support-code.tsx";
import { drawPartsWith } from "./ui/drawn-once.tsx";

/** React announces a part's pictures in front of it, as it would in a page's head. The browser draws none of these. */
const announcements = /^(?:<link rel="preload"[^>]*>)+/;

// Links want a router around them; which one makes no difference to what they write.
drawPartsWith((part) => renderToString(<MemoryRouter>{part}</MemoryRouter>).replace(announcements, ""));

/** The bytes of a page, past the body of its Response: through a web stream they cost as much as drawing it. */
const drawnBytes = createContext<DrawnBytes | null>(null);

/**
 * What the server calls to draw pages. Made here, in the build, because React Router's context class and keys
 * must come from the same copy of the library as the pages.
 */
export function createAppHandler(build: ServerBuild, mode: string, machineRoom: Services): DrawPage {
  const handle = createRequestHandler(build, mode);
  return async (request, { requestId, address }) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, machineRoom);
    context.set(SupportCode.context, requestId);
    context.set(visitorAddress, address);
    const response = await handle(request, context);
    // A page that is the same for every visitor says so in its `headers`; no other is kept anywhere.
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return {
      response,
      bytes: response.body === null ? (context.get(drawnBytes) ?? undefined) : undefined,
      incomplete: context.get(incompletePage),
    };
  };
}

/** Draws the whole page before the first byte goes out: its policy and its tag are made from its bytes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const { serverHandoffStream: _, ...withoutData } = onThisPage(routerContext);
  const { html, parts } = await drawPage(
    <SupportCode.Provider value={context.get(SupportCode.context)}>
      <ServerRouter context={withoutData} url={request.url} />
    </SupportCode.Provider>,
    (error) => {
      failed = true;
      services(context).log.error({ err: error }, "a page failed while being drawn");
    },
  );
  context.set(drawnBytes, pageBytes(await withData(html, routerContext), parts));
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { headers, status: failed ? 500 : status });
}

/**
 * What the router knows, of this page's own routes alone. For each page it builds the routes that it is told of anew,
 * and a page shows three or four of the whole site's. The browser has the whole map from a file of its own.
 */
function onThisPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}

/** Every fault of a loader or a page, in full, into the log; the visitor sees only the support code. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  services(context).log.error(
    { err: error, path: new URL(request.url).pathname, supportCode: context.get(SupportCode.context) },
    "a page failed",
  );
};
